import SampleModules
import Stage
import Testing

/// One variant of a module, or one of its other editions.
struct NamedVariant: CustomTestStringConvertible, Sendable {
  let module: String
  let title: String

  var testDescription: String { "\(module) \(title)" }

  /// The variants of all modules.
  static var variants: [NamedVariant] {
    Samples.modules.flatMap { module in
      module.variants.map { NamedVariant(module: module.name, title: $0.title) }
    }
  }

  /// The other editions of all modules.
  static var editions: [NamedVariant] {
    Samples.modules.flatMap { module in
      module.editions.map { NamedVariant(module: module.name, title: $0.title) }
    }
  }

  /// The module and the variant.
  func found() throws -> (module: Module, variant: Variant) {
    let module = try #require(Samples.modules.first { $0.name == self.module })
    let all = module.variants + module.editions
    return (module, try #require(all.first { $0.title == title }))
  }
}

extension Variant {
  /// Whether a method written as `Type.method(_:)` stands in its source.
  func declares(_ method: String) -> Bool {
    guard let dot = method.firstIndex(of: ".") else { return false }
    let name = String(method[method.index(after: dot)...])
    if name.hasPrefix("init(") { return declares(name, in: String(method[..<dot])) }
    return sources.contains { $0.line(ofMethod: name, in: String(method[..<dot])) != nil }
  }

  /// Whether a type has an initializer with that first label.
  private func declares(_ initializer: String, in type: String) -> Bool {
    let start = String(initializer.prefix { $0 != ":" })
    return sources.contains { file in
      guard let numbers = file.lines(ofType: type) else { return false }
      return numbers.contains { file.lines[$0 - 1].contains(start) }
    }
  }
}
