import RoleNames
import SwiftSyntax

/// The type of a property through which messages may be sent: a protocol, a closure, or a publisher.
struct ReferenceType {
  /// The type without `?`, `!` and parentheses around it.
  let wrapped: TypeSyntax
  let isOptional: Bool

  init(_ type: TypeSyntax) {
    var type = type.trimmed
    var isOptional = false
    while let inner = type.unwrapped {
      isOptional = isOptional || !type.is(TupleTypeSyntax.self)
      type = inner.trimmed
    }
    wrapped = type
    self.isOptional = isOptional
  }

  var function: FunctionTypeSyntax? {
    wrapped.as(FunctionTypeSyntax.self)
      ?? wrapped.as(AttributedTypeSyntax.self).flatMap { ReferenceType($0.baseType).function }
  }

  /// Whether a closure with captures can replace a closure of this type: it has no `@convention`, `@isolated` or `@differentiable`.
  var isConvertible: Bool {
    guard let attributed = wrapped.as(AttributedTypeSyntax.self) else { return true }
    return !["convention", "isolated", "differentiable"].contains {
      attributed.attributes.contains($0)
    }
  }

  /// Whether the type is a publisher, written with the type of its values: `Publisher<Row>`.
  var isPublisher: Bool { !isAny && hasArguments }

  var hasArguments: Bool {
    named.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
      || named.as(MemberTypeSyntax.self)?.genericArgumentClause != nil
  }

  /// Whether a reference of the type leads to an object: the type is no closure and no publisher.
  var isObject: Bool { function == nil && !isPublisher }

  var isAny: Bool {
    wrapped.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.any)
  }

  /// The name of the protocol or class, without `any`; nil for generic types, and for types that are no single name.
  var protocolName: String? {
    if hasArguments { return nil }
    return named.as(IdentifierTypeSyntax.self)?.name.text
      ?? named.as(MemberTypeSyntax.self)?.trimmedDescription
  }

  private var named: TypeSyntax {
    isAny ? wrapped.as(SomeOrAnyTypeSyntax.self)?.constraint.trimmed ?? wrapped : wrapped
  }

  // The names by which `@Role` recognises a boundary, whose references become seams without an attribute.

  /// Whether messages through a reference of this type are recorded without an attribute.
  var isBoundary: Bool {
    isAny && mayBeObject || isNamedLikeBoundary
  }

  /// Whether the type's name looks like a protocol between objects with roles: `…Protocol`, `…Delegate`.
  var isNamedLikeBoundary: Bool {
    guard let protocolName, !protocolName.isOfSystem else { return false }
    return Self.endings.contains { protocolName.hasSuffix($0) && protocolName != $0 }
  }

  /// Whether the type may be a class or a protocol of the app, judged by its name.
  var mayBeObject: Bool {
    guard let protocolName, !protocolName.isOfSystem else { return false }
    return !Self.plain.contains(protocolName)
  }

  private static let endings =
    RoleNames.boundaryEndings + ["DataSource", "Presentation", "Wireframe"]
  /// The names of frequent types of the system that are no collaborators, so that their properties need no accessors.
  private static let plain: Set = [
    "Any", "AnyCancellable", "AnyHashable", "AnyObject", "Bool", "Calendar", "Character", "Codable",
    "Data", "Date", "Decimal", "Double", "Duration", "Equatable", "Error", "Float", "Hashable",
    "IndexPath", "Int", "Int32", "Int64", "Locale", "Range", "Sendable", "String", "Substring",
    "TimeInterval", "Timer", "UInt", "URL", "URLRequest", "URLSession", "UUID",
  ]
}

extension String {
  var isOfSystem: Bool {
    let name = split(separator: ".").last ?? ""
    return Self.prefixes.contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
  }

  private static let prefixes = [
    "UI", "NS", "WK", "MK", "CL", "CB", "AV", "SK", "AR", "CK", "SCN", "PK", "PH", "UN",
  ]
}
