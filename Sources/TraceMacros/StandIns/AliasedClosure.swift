import SwiftSyntax

/// A closure that is handed over, whose type an alias hides, and that may outlive the call.
///
/// What it takes only the compiler knows, which chooses among the overloads of `closure(_:of:_:)`.
struct AliasedClosure {
  /// The name of its type: `Shop.Done<Row>`.
  private let type: TypeSyntax
  /// Whether it is a closure for sure, and not only named like one.
  let isProved: Bool

  /// Nil where no alias is at hand, or the closure ends with the call.
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
}

extension AliasedClosure {
  /// The closure that records each call of this one.
  func wrapped(_ name: String, message: String, link: String) -> String {
    if isProved { return "\(link).closure(\"\(message)\", of: \(type).self, \(name))" }
    return "\(name).map { \(link).possibly.closure(\"\(message)\", of: \(type).self, $0) }"
  }
}

extension TypeSyntax {
  /// Whether it is spelled as one name, of which an expression can speak: `Done`, `Shop.Done<Row>`.
  fileprivate var isName: Bool {
    self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self)
  }

  /// Whether it is worth asking the compiler: `Subscribers.Completion` is none, and stays what it is.
  fileprivate var mayBeClosure: Bool {
    isNamedLikeClosure || nameToken?.text.hasSuffix("Completion") == true
  }
}
