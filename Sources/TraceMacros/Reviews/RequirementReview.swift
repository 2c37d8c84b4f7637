import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// A check of a requirement for words that a stand-in (recording proxy) cannot forward.
enum RequirementReview {
  /// Returns the error for the first such word in the order of the source; nil if there is none.
  static func refusal(
    of requirement: DeclSyntax,
    in boundary: ProtocolDeclSyntax
  ) -> Diagnostic? {
    requirement.tokens(viewMode: .sourceAccurate).compactMap { word in
      declarationRefusal(of: word) ?? typeRefusal(of: word, in: boundary.name.text)
        ?? StandInNames.refusal(inRequirement: word)
    }.first
  }

  /// Returns the error for a keyword of a declaration: its kind, a modifier, an effect or an accessor; nil for other words.
  private static func declarationRefusal(of word: TokenSyntax) -> Diagnostic? {
    switch (word.tokenKind, word.parent?.kind) {
    case (.keyword(.associatedtype), .associatedTypeDecl):
      Refusal.doubledAssociatedType.at(word)
    case (.keyword(.`init`), .initializerDecl): Refusal.doubledInitializer.at(word)
    case (.keyword(.subscript), .subscriptDecl): Refusal.doubledSubscript.at(word)
    case (.keyword(.mutating), .declModifier):
      Refusal.doubledMutating.at(word, fixes: [.removing(word, as: "remove 'mutating'")])
    case (.keyword(.optional), .declModifier):
      Refusal.doubledOptional.at(word, fixes: [.removing(word, as: "leave 'optional' out")])
    case (.keyword(.reasync), .functionEffectSpecifiers): Refusal.doubledReasync.at(word)
    // A type alias may have a pack.
    case (.keyword(.each), .genericParameter)
    where word.ancestorOrSelf(mapping: { $0.as(FunctionDeclSyntax.self) }) != nil:
      Refusal.doubledPack.at(word)
    case (.keyword(.get), .accessorDecl), (.keyword(.set), .accessorDecl): nil
    case (_, .accessorDecl): Refusal.doubledAccessor(word.text).at(word)
    default: nil
    }
  }

  /// Returns the error for a word of a type that a stand-in cannot name, copy or forward; nil for other words.
  ///
  /// `Self` would mean the stand-in's own type. `some` in a parameter makes the method generic, which is allowed; elsewhere only
  /// the conforming class knows the type.
  private static func typeRefusal(of word: TokenSyntax, in boundary: String) -> Diagnostic? {
    switch (word.tokenKind, word.parent?.kind) {
    case (_, .suppressedType):
      return Refusal.doubledNoncopyable.at(word.parameter.map { Syntax($0.type) } ?? Syntax(word))
    case (.keyword(.Self), .identifierType):
      let isOptional = word.parent?.parent?.is(OptionalTypeSyntax.self) == true
      let text = isOptional ? "(any \(boundary))" : "any \(boundary)"
      let fix = FixIt.replacing(word, by: text, as: "replace 'Self' by '\(text)'")
      return Refusal.doubledSelf.at(word, fixes: [fix])
    case (.keyword(.some), .someOrAnyType) where word.parameter == nil:
      let fix = FixIt.replacing(word, by: "any", as: "replace 'some' by 'any'")
      return Refusal.doubledOpaque.at(word, fixes: [fix])
    case (.ellipsis, .functionParameter):
      return Refusal.doubledVariadic.at(
        word,
        fixes: word.parameter.map { [arrayFix(of: $0)] } ?? []
      )
    case (_, .simpleTypeSpecifier) where word.isParameterSpecifier:
      return specifierRefusal(of: word)
    default: return nil
    }
  }

  private static func specifierRefusal(of word: TokenSyntax) -> Diagnostic? {
    switch word.tokenKind {
    case .keyword(.consuming), .keyword(.borrowing):
      let fix = FixIt.removing(word, as: "remove '\(word.text)'")
      return Refusal.doubledOwnership(word.text).at(word, fixes: [fix])
    case .keyword(.sending): return Refusal.doubledSending.at(word)
    default: return nil
    }
  }

  private static func arrayFix(of parameter: FunctionParameterSyntax) -> FixIt {
    var array = parameter
    array.type = "[\(parameter.type.trimmed)]"
    array.ellipsis = nil
    return .replacing(parameter, by: array.trimmedDescription, as: "take an array")
  }
}

extension TokenSyntax {
  /// The parameter that contains this word; nil outside parameters.
  fileprivate var parameter: FunctionParameterSyntax? {
    ancestorOrSelf { $0.as(FunctionParameterSyntax.self) }
  }

  /// Whether this word specifies how the whole parameter is passed, as `sending` does in `row: sending Row`.
  fileprivate var isParameterSpecifier: Bool {
    parameter?.type.as(AttributedTypeSyntax.self)?.specifiers.id == parent?.parent?.id
  }
}
