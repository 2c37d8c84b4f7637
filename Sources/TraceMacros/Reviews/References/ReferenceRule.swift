import SwiftDiagnostics
import SwiftSyntax

/// A rule of the architecture that a reference breaks, judged by the names of types.
struct ReferenceRule {
  let diagnostic: Diagnostic

  /// Finds the rule that a property of a class with a role breaks; nil if it breaks none, or its role has no rule.
  ///
  /// A reference is not checked if the class conforms to the reference's type, because it then leads to an object of the same role.
  init?(_ property: StoredProperty, of roleOwner: RoleOwner, _ node: AttributeSyntax) {
    let parents = roleOwner.declaration.inheritedTypes
    guard let role = RoleAttribute(node).role, let owner = Owner.all[role], !property.isShared,
      let token = property.written.nameToken, let word = RoleWord(token.text),
      !parents.contains(where: { $0.nameToken?.text == token.text }),
      !(word.part == "Router" && parents.first?.isInteractorOfRIBs == true)
    else { return nil }
    if owner.mayNotHold.contains(word.part), role != "presenter" || roleOwner.holdsInteractor {
      diagnostic = owner.foreign(token, word)
    } else if owner.holdsWeakly.contains(word.part), property.strength == "strong" {
      diagnostic = owner.strong(property, word)
    } else {
      return nil
    }
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
    return warning.at(token, fixes: [.replacing(token, by: other, as: .hold(other))])
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
    properties.contains { property in
      property.written.nameToken.flatMap { RoleWord($0.text) }?.part == "Interactor"
    }
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
    if reference.isOptional { return FixIt(message: Remedy.addWeak, changes: changes) }
    let type = written.trimmedDescription
    let isName = written.is(IdentifierTypeSyntax.self) || written.is(MemberTypeSyntax.self)
    changes.append(.replacing(written, by: isName ? "\(type)?" : "(\(type))?"))
    return FixIt(message: Remedy.addWeakOptional, changes: changes)
  }
}
