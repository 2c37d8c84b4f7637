import RoleNames
import SwiftDiagnostics
import SwiftSyntax

/// A check for rules of the architecture that a reference breaks, judged by the names of types.
enum ReferenceRule {
  /// Returns the warning about the rule that a property of a class with a role breaks; nil if it breaks none.
  ///
  /// A reference is not checked if the class conforms to the reference's type, because it then leads to an object of the same role.
  static func warning(
    of property: StoredProperty,
    in roleOwner: RoleOwner,
    _ node: AttributeSyntax
  ) -> Diagnostic? {
    let parents = roleOwner.declaration.inheritedTypes
    guard let role = RoleAttribute(node).role, let owner = Owner.all[role], !property.isShared,
      let token = property.written.nameToken
    else { return nil }
    if role != "view", token.text.isPartOfScreen {
      return Warning.mayNotHold(owner.name, "View", token.text, "tell the View what to show")
        .at(token)
    }
    guard let word = RoleWord(token.text),
      !parents.contains(where: { $0.nameToken?.text == token.text }),
      !(word.part == "Router" && parents.first?.isInteractorOfRIBs == true)
    else { return nil }
    if owner.mayNotHold.contains(word.part), role != "presenter" || roleOwner.holdsInteractor {
      return owner.foreign(token, word)
    }
    let isStrong = owner.holdsWeakly.contains(word.part) && property.strength == "strong"
    return isStrong ? owner.strong(property, word) : nil
  }
}

private struct Owner {
  let name: String
  let mayNotHold: Set<String>
  var holdsWeakly: Set<String> = []
  let advice: String
  /// The role to reference instead, and the name of its protocol where protocols are named in pairs of `Input` and `Output`.
  let neighbour: (name: String, input: String)

  static var all: [String: Owner] {
    [
      "view": Owner(
        name: "a View",
        mayNotHold: ["Interactor", "Router", "Store", "Repository"],
        advice: "ask the Presenter",
        neighbour: ("Presenter", "ViewOutput")
      ),
      "presenter": Owner(
        name: "a Presenter",
        mayNotHold: ["Store"],
        holdsWeakly: ["View"],
        advice: "ask the Interactor",
        neighbour: ("Interactor", "InteractorInput")
      ),
      "interactor": Owner(
        name: "an Interactor",
        mayNotHold: ["View", "Router"],
        holdsWeakly: ["Presenter", RoleWord.output],
        advice: "tell the Presenter",
        neighbour: ("Presenter", "InteractorOutput")
      ),
    ]
  }

  func foreign(_ token: TokenSyntax, _ word: RoleWord) -> Diagnostic {
    let other = word.renaming(token.text, to: neighbour.name, input: neighbour.input)
    let warning = Warning.mayNotHold(name, word.part, token.text, advice)
    return warning.at(token, fixes: [.replacing(token, by: other, as: "hold '\(other)' instead")])
  }

  func strong(_ property: StoredProperty, _ word: RoleWord) -> Diagnostic {
    let warning = Warning.mustBeWeak(property.name, name, word.part)
    let keyword = property.declaration.bindingSpecifier
    return warning.at(keyword, fixes: [property.weakened(at: keyword)])
  }
}

extension RoleOwner {
  /// Whether a stored property leads to an Interactor; a Presenter without an Interactor belongs to MVP, and asks for data itself.
  fileprivate var holdsInteractor: Bool {
    properties.contains { $0.written.nameToken.flatMap { RoleWord($0.text) }?.part == "Interactor" }
  }
}

extension String {
  /// Whether this is the name of a class of UIKit whose objects are parts of a screen: `UITableView`, `UILabel`.
  fileprivate var isPartOfScreen: Bool {
    let endings = ["View", "Label", "Button", "Field", "Control", "Switch", "Cell", "Slider"]
    return hasPrefix("UI") && dropFirst(2).first?.isUppercase == true
      && endings.contains(where: hasSuffix)
  }
}

extension TypeSyntax {
  /// Whether this is a base class of RIBs, whose Interactors hold their Router.
  fileprivate var isInteractorOfRIBs: Bool {
    ["Interactor", "PresentableInteractor"].contains(nameToken?.text)
  }
}

extension StoredProperty {
  fileprivate func weakened(at keyword: TokenSyntax) -> FixIt {
    var changes: [FixIt.Change] = [
      isLet ? .replacing(keyword, by: "weak var") : .inserting("weak ", before: keyword)
    ]
    if reference.isOptional { return FixIt("add 'weak'", changes) }
    let type = written.trimmedDescription
    let isName = written.is(IdentifierTypeSyntax.self) || written.is(MemberTypeSyntax.self)
    changes.append(.replacing(written, by: isName ? "\(type)?" : "(\(type))?"))
    return FixIt("make it 'weak' and optional", changes)
  }
}

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
