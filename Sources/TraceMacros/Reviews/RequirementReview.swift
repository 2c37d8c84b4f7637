import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// A check of a requirement for modifiers, effects and types that a stand-in (recording proxy) cannot forward.
enum RequirementReview {
  static func refusal(
    of requirement: DeclSyntax,
    in boundary: ProtocolDeclSyntax
  ) -> Diagnostic? {
    modifierRefusal(of: requirement) ?? parameterRefusal(of: requirement)
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
    let word = requirement.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers?.asyncSpecifier
    guard let word, word.tokenKind == .keyword(.reasync) else { return nil }
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

  /// Returns the error for a parameter that a stand-in cannot forward; generic parameters are checked first.
  private static func parameterRefusal(of requirement: DeclSyntax) -> Diagnostic? {
    guard let function = requirement.as(FunctionDeclSyntax.self) else { return nil }
    return genericRefusal(of: function)
      ?? function.signature.parameterClause.parameters.lazy.compactMap(refusal).first
  }

  /// Returns the error for a generic parameter whose values a closure or a record cannot store; nil for none.
  private static func genericRefusal(of function: FunctionDeclSyntax) -> Diagnostic? {
    for parameter in function.genericParameterClause?.parameters ?? [] {
      if let each = parameter.specifier, each.tokenKind == .keyword(.each) {
        return Refusal.doubledPack.at(each)
      }
      if let type = parameter.inheritedType, type.trimmedDescription.hasPrefix("~") {
        return Refusal.doubledNoncopyable.at(type)
      }
    }
    return nil
  }

  private static func refusal(of parameter: FunctionParameterSyntax) -> Diagnostic? {
    if let ellipsis = parameter.ellipsis {
      return Refusal.doubledVariadic.at(ellipsis, fixes: [arrayFix(of: parameter)])
    }
    let specifiers = parameter.type.as(AttributedTypeSyntax.self)?.specifiers ?? []
    for case .simpleTypeSpecifier(let specifier) in specifiers {
      let word = specifier.specifier.text
      switch specifier.specifier.tokenKind {
      case .keyword(.consuming), .keyword(.borrowing):
        let fix = FixIt.removing(specifier, as: .remove(word))
        return Refusal.doubledOwnership(word).at(specifier, fixes: [fix])
      case .keyword(.sending): return Refusal.doubledSending.at(specifier)
      default: continue
      }
    }
    return nil
  }

  private static func arrayFix(of parameter: FunctionParameterSyntax) -> FixIt {
    var array = parameter
    array.type = "[\(parameter.type.trimmed)]"
    array.ellipsis = nil
    return .replacing(parameter, by: array.trimmedDescription, as: .takeArray)
  }
}

/// A visitor that finds a type that a recording proxy cannot name or copy, or `Self`, which means the proxy's own type.
final class UnforwardableTypeVisitor: SyntaxVisitor {
  private var found: Diagnostic?
  private let boundary: String
  private var isInParameters = false

  private init(_ boundary: String) {
    self.boundary = boundary
    super.init(viewMode: .sourceAccurate)
  }

  static func refusal(in requirement: DeclSyntax, of boundary: String) -> Diagnostic? {
    let visitor = UnforwardableTypeVisitor(boundary)
    visitor.walk(requirement)
    return visitor.found
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard found == nil, node.name.tokenKind == .keyword(.Self) else { return .visitChildren }
    let isOptional = node.parent?.is(OptionalTypeSyntax.self) == true
    let text = isOptional ? "(any \(boundary))" : "any \(boundary)"
    let fix = FixIt.replacing(node, by: text, as: .replace("Self", by: text))
    found = Refusal.doubledSelf.at(node, fixes: [fix])
    return .visitChildren
  }

  override func visit(_ node: SuppressedTypeSyntax) -> SyntaxVisitorContinueKind {
    found = found ?? Refusal.doubledNoncopyable.at(node)
    return .skipChildren
  }

  // `some` in a parameter makes it generic, which is allowed; elsewhere only the conforming class knows the type.
  override func visit(_ node: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.parameters where parameter.type.trimmedDescription.contains("~") {
      found = found ?? Refusal.doubledNoncopyable.at(parameter.type)
    }
    isInParameters = true
    return .visitChildren
  }

  override func visitPost(_ node: FunctionParameterClauseSyntax) { isInParameters = false }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    let word = node.someOrAnySpecifier
    guard found == nil, !isInParameters, word.tokenKind == .keyword(.some) else {
      return .visitChildren
    }
    let fix = FixIt.replacing(word, by: "any", as: .replace("some", by: "any"))
    found = Refusal.doubledOpaque.at(word, fixes: [fix])
    return .visitChildren
  }
}
