import RoleNames
import SwiftSyntax

/// What a type's name says of the part that its objects play.
///
/// The macros see no more than names.
struct RoleWord: Equatable {
  /// The part of the receiver of answers, whatever its role.
  static let output = "Output"

  /// The standard role, or `Output`.
  let part: String
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
      (self.part, word) = (part, part)
    } else {
      guard let found = RoleNames.word(ending: name.without(["Input"])) else { return nil }
      (part, word) = (found.role, found.text)
    }
  }

  /// The role behind `…Output` or `…Delegate`: `ViewOutput` is what a Presenter offers its View.
  private static func part(answering name: Substring) -> String? {
    switch RoleNames.word(ending: name.without(["Output", "Delegate"]))?.role {
    case nil, "Presenter": name.hasSuffix("Output") ? output : nil
    default: "Presenter"
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
}
