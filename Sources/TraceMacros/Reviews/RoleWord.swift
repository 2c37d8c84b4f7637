import RoleNames
import SwiftSyntax

/// The role that a type's name implies; a macro sees nothing of a type but its name.
struct RoleWord: Equatable {
  /// The value of `part` for a name such as `CartOutput`, which says that the object receives answers, but not which role it has.
  static let output = "Output"

  /// The name of the standard role, or `Output`.
  let part: String
  /// The word for the role as written in the name: `Wireframe`.
  let word: String
  /// Whether the name ends in `Input`, as where protocols are named in pairs of `Input` and `Output`.
  let isInput: Bool

  /// Reads the name of a type, such as `ProductListInteractorProtocol`; nil if the name implies no role.
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

  /// Returns the part of a name in `Output` or `Delegate`: Presenter if the name has another role's word than Presenter
  /// (`ViewOutput`); otherwise `output` for an `Output`, and nil for a `Delegate`.
  private static func part(answering name: Substring) -> String? {
    switch RoleNames.word(ending: name.without(["Output", "Delegate"]))?.role {
    case nil, "Presenter": name.hasSuffix("Output") ? output : nil
    default: "Presenter"
    }
  }

  /// Returns a type's name with this role's word replaced by `other`; if `Input` follows the word, both together by `input`.
  func renaming(_ name: String, to other: String, input: String) -> String {
    guard let range = name.ranges(of: isInput ? word + "Input" : word).last else { return name }
    var name = name
    name.replaceSubrange(range, with: isInput ? input : other)
    return name
  }
}
