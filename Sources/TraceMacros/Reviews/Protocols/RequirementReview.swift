import SwiftDiagnostics
import SwiftSyntax

/// A check of a requirement for modifiers, effects and types that a stand-in (recording proxy) cannot forward.
enum RequirementReview {
  static func refusal(
    of requirement: DeclSyntax,
    in boundary: ProtocolDeclSyntax
  ) -> Diagnostic? {
    modifierRefusal(of: requirement) ?? ParameterReview.refusal(in: requirement)
      ?? effectRefusal(of: requirement) ?? accessorRefusal(of: requirement)
      ?? UnforwardableTypeVisitor.refusal(in: requirement, of: boundary.name.text)
  }

  private static func modifierRefusal(of requirement: DeclSyntax) -> Diagnostic? {
    let modifiers = requirement.asProtocol(WithModifiersSyntax.self)?.modifiers ?? []
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.mutating):
        return Refusal.doubledMutating.at(
          modifier,
          fixes: [.removing(modifier, as: .remove("mutating"))]
        )
      case .keyword(.optional):
        return Refusal.doubledOptional.at(modifier, fixes: [.removing(modifier, as: .makeRequired)])
      default: continue
      }
    }
    return nil
  }

  private static func effectRefusal(of requirement: DeclSyntax) -> Diagnostic? {
    let effects = requirement.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers
    guard let word = effects?.asyncSpecifier, word.tokenKind == .keyword(.reasync) else {
      return nil
    }
    return Refusal.doubledReasync.at(word)
  }

  /// Returns the error for accessors other than nonmutating `get` and `set`; nil for none.
  private static func accessorRefusal(of requirement: DeclSyntax) -> Diagnostic? {
    let bindings = requirement.as(VariableDeclSyntax.self)?.bindings ?? []
    for case .accessors(let accessors)? in bindings.map({ $0.accessorBlock?.accessors }) {
      for accessor in accessors {
        if let modifier = accessor.modifier, modifier.name.tokenKind == .keyword(.mutating) {
          let fix = FixIt.removing(modifier, as: .remove("mutating"))
          return Refusal.doubledMutating.at(modifier, fixes: [fix])
        }
        let kind = accessor.accessorSpecifier.tokenKind
        guard kind == .keyword(.get) || kind == .keyword(.set) else {
          return Refusal.doubledAccessor(accessor.accessorSpecifier.text).at(accessor)
        }
      }
    }
    return nil
  }
}
