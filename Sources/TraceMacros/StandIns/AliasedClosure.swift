import SwiftSyntax

/// A closure parameter whose type an alias hides, and that may outlive the call.
///
/// Only the compiler knows the closure's parameters; they decide which overload of `closure(_:of:_:)` it selects.
struct AliasedClosure {
  /// The name of the alias: `Shop.Done<Row>`.
  private let type: TypeSyntax
  /// Whether the type is certainly a closure, and not only named like one.
  let isProved: Bool

  /// Reads a parameter's type; nil unless it is written like the alias of a closure that may outlive the call.
  init?(_ written: TypeSyntax) {
    let reference = ReferenceType(written)
    if let attributed = written.as(AttributedTypeSyntax.self) {
      guard attributed.specifiers.isEmpty, attributed.attributes.count == 1,
        attributed.attributes.contains("escaping"), attributed.baseType.isName
      else { return nil }
      self.init(type: attributed.baseType, isProved: true)
    } else {
      guard reference.isOptional, reference.wrapped.isName, reference.wrapped.mayBeClosure
      else { return nil }
      self.init(type: reference.wrapped, isProved: false)
    }
  }

  private init(type: TypeSyntax, isProved: Bool) {
    self.type = type.trimmed
    self.isProved = isProved
  }

  func wrapped(_ name: String, message: String, link: String) -> String {
    if isProved { return "\(link).closure(\"\(message)\", of: \(type).self, \(name))" }
    return "\(name).map { \(link).possibly.closure(\"\(message)\", of: \(type).self, $0) }"
  }
}

extension TypeSyntax {
  fileprivate var isName: Bool {
    self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self)
  }

  /// Whether the type may be a closure by its name; the compiler decides, and does not wrap `Subscribers.Completion`.
  fileprivate var mayBeClosure: Bool {
    isNamedLikeClosure || nameToken?.text.hasSuffix("Completion") == true
  }
}
