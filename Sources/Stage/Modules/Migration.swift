/// A migration: a module taken from one architecture to another in steps, each of which compiles and shows the same screens.
public struct Migration {
  /// The architecture before the first step.
  public let source: Architecture
  /// The architecture after the last step.
  public let target: Architecture
  /// What moves in each step, in one clause: "the list's Presenter becomes a ViewModel".
  public let steps: [String]

  /// Creates a migration from the architecture `source` to the architecture `target`.
  public init(from source: Architecture, to target: Architecture, steps: [String]) {
    self.source = source
    self.target = target
    self.steps = steps
  }

  /// The word for the migration at the prompt: `viper-to-mvvm`.
  public var name: String { "\(source.name)-to-\(target.name)" }

  /// The mixture of both architectures between the first and the last step.
  public var architecture: Architecture {
    Architecture(name: name, title: "\(source.title) to \(target.title)")
  }
}

extension Module {
  /// Returns this module with migrations; `editions` holds their steps, except 0 and the last, which are textbooks.
  public func migrating(_ migrations: Migration...) -> Module {
    var module = self
    module.attachments[[Migration].self] = migrations
    return module
  }

  /// The migrations of the module.
  public var migrations: [Migration] { attachments[[Migration].self] ?? [] }

  /// Returns the variant after a step of a migration; nil if there is no such step.
  ///
  /// Step 0 is the textbook of the architecture before the migration, the last step the textbook of the architecture after it.
  public func variant(after step: Int, of migration: Migration) -> Variant? {
    switch step {
    case 0: variants.first { $0.architecture == migration.source }
    case migration.steps.count: variants.first { $0.architecture == migration.target }
    default: editions.first { $0.edition == .step(step, of: migration.name) }
    }
  }

  /// Returns the variant named like a step of a migration, such as `viper-to-mvvm-3`; nil if there is none.
  func step(_ name: String) -> Variant? {
    for migration in migrations where name.hasPrefix(migration.name + "-") {
      guard let step = Int(name.dropFirst(migration.name.count + 1)) else { return nil }
      return variant(after: step, of: migration)
    }
    return nil
  }
}
