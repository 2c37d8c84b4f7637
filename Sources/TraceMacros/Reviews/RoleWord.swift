import SwiftSyntax

/// What a type's name says of the part that its objects play.
///
/// The macros see no more than names.
struct RoleWord: Equatable {
  /// The roles that the rules name.
  enum Part: String {
    case view = "View"
    case viewModel = "ViewModel"
    case presenter = "Presenter"
    case interactor = "Interactor"
    case router = "Router"
    case store = "Store"
    case repository = "Repository"
    /// The receiver of answers, whatever its role.
    case output = "Output"
  }

  let part: Part
  /// The word as it is written: `Wireframe`.
  let word: String
  /// Whether the name is that of an `Input`, in the style that tells it from an `Output`.
  let isInput: Bool

  /// Reads a name such as `ProductListInteractorProtocol`; nil where it says nothing.
  init?(_ name: String) {
    let name = name.without(["Protocol", "Interface"])
    isInput = name.hasSuffix("Input")
    if name.hasSuffix("Output") || name.hasSuffix("Delegate") {
      guard let part = Self.part(answering: name) else { return nil }
      self.part = part
      word = part.rawValue
    } else {
      let found = Self.words.first { name.without(["Input"]).hasSuffix($0.word) }
      guard let found else { return nil }
      (word, part) = found
    }
  }

  /// The role behind `…Output` or `…Delegate`: `ViewOutput` is what a Presenter offers its View.
  private static func part(answering name: String) -> Part? {
    let sender = name.without(["Output", "Delegate"])
    switch words.first(where: { sender.hasSuffix($0.word) })?.part {
    case nil, .presenter: return name.hasSuffix("Output") ? .output : nil
    default: return .presenter
    }
  }
}

extension RoleWord {
  /// The name of the type that plays another part in the same module.
  func renaming(_ name: String, to other: String, input: String) -> String {
    guard let range = name.ranges(of: isInput ? word + "Input" : word).last else { return name }
    var name = name
    name.replaceSubrange(range, with: isInput ? input : other)
    return name
  }

  /// The words of `@Role`'s own parts, the longer before those that end them.
  fileprivate static let words: [(word: String, part: Part)] = [
    ("ViewModel", .viewModel), ("ViewController", .view), ("View", .view),
    ("Presenter", .presenter), ("Presentation", .presenter), ("Interactor", .interactor),
    ("UseCase", .interactor), ("Router", .router), ("Routing", .router), ("Wireframe", .router),
    ("Store", .store), ("Repository", .repository),
  ]
}

extension String {
  /// The name without the first of these endings that it has.
  fileprivate func without(_ endings: [String]) -> String {
    endings.first { hasSuffix($0) }.map { String(dropLast($0.count)) } ?? self
  }
}
