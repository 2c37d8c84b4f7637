import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// What a requirement asks that a stand-in cannot hand on.
enum RequirementReview {
  static func refusal(
    of requirement: DeclSyntax,
    in boundary: ProtocolDeclSyntax
  ) -> Diagnostic? {
    modifierRefusal(of: requirement) ?? packRefusal(of: requirement)
      ?? parameterRefusal(of: requirement) ?? effectRefusal(of: requirement)
      ?? accessorRefusal(of: requirement) ?? TypeVisitor.refusal(in: requirement)
      ?? SelfVisitor.refusal(in: requirement, of: boundary.name.text)
  }

  private static func modifierRefusal(of requirement: DeclSyntax) -> Diagnostic? {
    let modifiers = requirement.asProtocol(WithModifiersSyntax.self)?.modifiers ?? []
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.mutating):
        return Refusal.tracedMutating.at(
          modifier,
          fixes: [.removing(modifier, as: .remove("mutating"))]
        )
      case .keyword(.optional):
        return Refusal.tracedOptional.at(modifier, fixes: [.removing(modifier, as: .makeRequired)])
      default: continue
      }
    }
    return nil
  }

  /// Generic parameters that a closure, or a record, cannot store.
  private static func packRefusal(of requirement: DeclSyntax) -> Diagnostic? {
    let clause = requirement.as(FunctionDeclSyntax.self)?.genericParameterClause
    for parameter in clause?.parameters ?? [] {
      if let each = parameter.specifier, each.tokenKind == .keyword(.each) {
        return Refusal.tracedPack.at(each)
      }
      if let type = parameter.inheritedType, type.trimmedDescription.hasPrefix("~") {
        return Refusal.tracedNoncopyable.at(type)
      }
    }
    return nil
  }
}

// MARK: - Effects and accessors

extension RequirementReview {
  private static func effectRefusal(of requirement: DeclSyntax) -> Diagnostic? {
    let effects = requirement.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers
    guard let word = effects?.asyncSpecifier, word.tokenKind == .keyword(.reasync) else {
      return nil
    }
    return Refusal.tracedReasync.at(word)
  }

  /// What is no `get` and no `set` of an object.
  private static func accessorRefusal(of requirement: DeclSyntax) -> Diagnostic? {
    let bindings = requirement.as(VariableDeclSyntax.self)?.bindings ?? []
    for case .accessors(let accessors)? in bindings.map({ $0.accessorBlock?.accessors }) {
      for accessor in accessors {
        if let modifier = accessor.modifier, modifier.name.tokenKind == .keyword(.mutating) {
          let fix = FixIt.removing(modifier, as: .remove("mutating"))
          return Refusal.tracedMutating.at(modifier, fixes: [fix])
        }
        let kind = accessor.accessorSpecifier.tokenKind
        guard kind == .keyword(.get) || kind == .keyword(.set) else {
          return Refusal.tracedAccessor(accessor.accessorSpecifier.text).at(accessor)
        }
      }
    }
    return nil
  }
}

// MARK: - Parameters

extension RequirementReview {
  private static func parameterRefusal(of requirement: DeclSyntax) -> Diagnostic? {
    let signature = requirement.as(FunctionDeclSyntax.self)?.signature
    return signature?.parameterClause.parameters.lazy.compactMap(refusal).first
  }

  private static func refusal(of parameter: FunctionParameterSyntax) -> Diagnostic? {
    if let ellipsis = parameter.ellipsis {
      return Refusal.tracedVariadic.at(ellipsis, fixes: [arrayFix(of: parameter)])
    }
    let specifiers = parameter.type.as(AttributedTypeSyntax.self)?.specifiers ?? []
    for case .simpleTypeSpecifier(let specifier) in specifiers {
      let word = specifier.specifier.text
      switch specifier.specifier.tokenKind {
      case .keyword(.consuming), .keyword(.borrowing):
        let fix = FixIt.removing(specifier, as: .remove(word))
        return Refusal.tracedOwnership(word).at(specifier, fixes: [fix])
      case .keyword(.sending): return Refusal.tracedSending.at(specifier)
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

/// Finds a type that a stand-in cannot name, or cannot copy.
private final class TypeVisitor: SyntaxVisitor {
  private var found: Diagnostic?

  static func refusal(in requirement: DeclSyntax) -> Diagnostic? {
    let visitor = TypeVisitor(viewMode: .sourceAccurate)
    visitor.walk(requirement)
    return visitor.found
  }

  override func visit(_ node: SuppressedTypeSyntax) -> SyntaxVisitorContinueKind {
    found = found ?? Refusal.tracedNoncopyable.at(node)
    return .skipChildren
  }

  /// `some` of a parameter is a generic type; anywhere else only the conforming class knows it.
  override func visit(_ node: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.parameters where parameter.type.trimmedDescription.contains("~") {
      found = found ?? Refusal.tracedNoncopyable.at(parameter.type)
    }
    return .skipChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    let word = node.someOrAnySpecifier
    guard found == nil, word.tokenKind == .keyword(.some) else { return .visitChildren }
    let fix = FixIt.replacing(word, by: "any", as: .replace("some", by: "any"))
    found = Refusal.tracedOpaque.at(word, fixes: [fix])
    return .visitChildren
  }
}

/// Finds `Self`, which for a stand-in is the stand-in's own class.
private final class SelfVisitor: SyntaxVisitor {
  private var found: IdentifierTypeSyntax?

  static func refusal(in requirement: DeclSyntax, of name: String) -> Diagnostic? {
    let visitor = SelfVisitor(viewMode: .sourceAccurate)
    visitor.walk(requirement)
    guard let found = visitor.found else { return nil }
    let isOptional = found.parent?.is(OptionalTypeSyntax.self) == true
    let text = isOptional ? "(any \(name))" : "any \(name)"
    let fix = FixIt.replacing(found, by: text, as: .replace("Self", by: text))
    return Refusal.tracedSelf.at(found, fixes: [fix])
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, node.name.tokenKind == .keyword(.Self) { found = node }
    return .visitChildren
  }
}

extension Refusal {
  static let tracedMutating = Refusal(
    "tracedMutating",
    "'@Traced' cannot forward a 'mutating' requirement: messages go to objects; leave 'mutating' "
      + "out"
  )
  static let tracedOptional = Refusal(
    "tracedOptional",
    "'@Traced' cannot forward an 'optional' requirement: a stand-in has it or not, whatever the "
      + "object has; require it of everybody"
  )
  static let tracedPack = Refusal(
    "tracedPack",
    "'@Traced' cannot forward a parameter pack 'each'; take an array, or a tuple"
  )
  static let tracedSending = Refusal(
    "tracedSending",
    "'@Traced' cannot forward a 'sending' parameter, which is recorded as well; take a value that "
      + "is 'Sendable'"
  )
  static let tracedReasync = Refusal(
    "tracedReasync",
    "'@Traced' cannot forward 'reasync'; require it with 'async'"
  )
  static let tracedOpaque = Refusal(
    "tracedOpaque",
    "'@Traced' cannot forward 'some', which only the conforming class knows; name the protocol "
      + "with 'any'"
  )
  static let tracedSelf = Refusal(
    "tracedSelf",
    "'@Traced' cannot forward 'Self', which is another class for a stand-in; name the protocol"
  )

  static func tracedAccessor(_ word: String) -> Refusal {
    Refusal("tracedAccessor", "'@Traced' cannot forward '\(word)'; require 'get' and 'set'")
  }

  static func tracedOwnership(_ word: String) -> Refusal {
    Refusal(
      "tracedOwnership",
      "'@Traced' cannot forward a '\(word)' parameter, which is recorded as well; leave '\(word)' "
        + "out"
    )
  }
}
