import SwiftDiagnostics
import SwiftSyntax

/// A check of a member, in a class or extension whose methods record their own calls: whether it is recorded, or deserves a
/// warning.
struct ReceiverMember {
  private let member: DeclSyntax
  private let owner: any DeclGroupSyntax

  init(_ member: some DeclSyntaxProtocol, of owner: some DeclGroupSyntax) {
    self.member = DeclSyntax(member)
    self.owner = owner
  }

  /// Whether the member is a method whose body can record each call.
  var isRecorded: Bool {
    guard let function, isMessage(function) else { return false }
    return function.unwrappableWarning == nil
  }

  /// Whether the member registers its extension's source table (list of calls): a method that only the object itself can call.
  var registersSource: Bool {
    guard let function, isExtension, function.body != nil, !isOpen(function.modifiers, []),
      ![.static, .class].contains(where: { function.modifiers.has($0) })
    else { return false }
    return !function.attributes.contains("Unseen") && function.unwrappableWarning == nil
  }

  /// Whether the member is a recorded asynchronous method that the author has not marked with `@inline`.
  ///
  /// Inlined into the witness of a protocol, a call allocates one frame of the task instead of two.
  var isInlined: Bool {
    guard let function, isRecorded else { return false }
    return function.isAsync && !function.attributes.contains("inline")
  }

  /// The warning about a member that other objects may use without a row (event) in the trace; nil for none.
  var warning: Diagnostic? {
    guard let start = member.firstToken(viewMode: .sourceAccurate) else { return nil }
    let unseen = FixIt.inserting("@Unseen ", before: start, as: "add '@Unseen'")
    if let function, isMessage(function) {
      return function.unwrappableWarning.map { $0.at(function.name, fixes: [unseen]) }
    }
    return unreadName.map { Warning.unreadProperty($0.text.plain).at($0, fixes: [unseen]) }
  }

  /// The warnings about the member's closure parameters, for closures whose calls are not recorded.
  var unrecordedClosures: [Diagnostic] {
    isRecorded ? function.map(UnrecordedClosure.warnings) ?? [] : []
  }

  private var function: FunctionDeclSyntax? { member.as(FunctionDeclSyntax.self) }

  /// Returns whether other objects may call the method as a message.
  ///
  /// A static method has no object as its receiver. Requirements of the standard library and `loadView()`, which UIKit
  /// calls, are no messages between participants.
  private func isMessage(_ function: FunctionDeclSyntax) -> Bool {
    function.body != nil && isOpen(function.modifiers, function.attributes)
      && !Self.questions.contains(function.selector)
  }

  private static let questions: Set = ["hash(into:)", "encode(to:)", "loadView()"]

  private func isOpen(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax)
    -> Bool
  {
    let closed: [Keyword] = [.private, .fileprivate, .static, .class]
    let isClosed = closed.contains { modifiers.has($0) || isExtension && owner.modifiers.has($0) }
    return !isClosed && !attributes.contains("Unseen")
  }

  private var isExtension: Bool { owner.is(ExtensionDeclSyntax.self) }

  /// The name of a property or subscript whose reads are not recorded although a protocol may require it; nil for none.
  ///
  /// A macro does not see the protocol. A property that its own class reads is assumed to serve this class only.
  private var unreadName: TokenSyntax? {
    guard owner.inheritedTypes.contains(where: { ReferenceType($0).isBoundary }) else { return nil }
    if let own = member.as(SubscriptDeclSyntax.self) {
      return isOpen(own.modifiers, own.attributes) ? own.subscriptKeyword : nil
    }
    guard let property = member.as(VariableDeclSyntax.self), !property.modifiers.has(.override),
      isOpen(property.modifiers, property.attributes), !property.attributes.contains("Seam")
    else { return nil }
    let binding = property.bindings.first { $0.isComputed || $0.isNamedLikePublisher }
    guard let binding, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      !Self.described.contains(name.text),
      binding.isNamedLikePublisher || !isReadByOwner(name.text.plain)
    else { return nil }
    return name
  }

  private func isReadByOwner(_ name: String) -> Bool {
    var scan = SourceScan(names: [name])
    scan.read(owner.memberBlock.members)
    return scan.functions.contains { function in
      function.name != name && function.reads.contains { $0.name == name }
    }
  }

  private static let described: Set = ["description", "debugDescription", "hashValue"]
}

extension PatternBindingSyntax {
  fileprivate var isNamedLikePublisher: Bool {
    let name = typeAnnotation?.type.nameToken?.text ?? ""
    return name.hasSuffix("Publisher") || name.hasSuffix("Observable")
      || ["Passthrough", "CurrentValue", "Publish", "Behavior", "Replay", "Async"].contains {
        name == "\($0)Subject"
      }
  }
}

extension FunctionDeclSyntax {
  /// The warning about a method whose calls cannot be recorded, because its statements cannot move into a nested function.
  var unwrappableWarning: Warning? {
    if let attribute = foreignAttribute { return .foreignBody(selector, "@\(attribute.word)") }
    return unwrappableWord.map { .unwrapped(selector, $0) }
  }

  /// The first word of the method's signature that a nested function cannot repeat, or `self` for a parameter that hides the
  /// object; nil for none.
  private var unwrappableWord: String? {
    if signature.parameterClause.names.contains("self") { return "self" }
    let words: [Keyword] = [
      .rethrows, .reasync, .consuming, .borrowing, .sending, .isolated, .each,
    ]
    let generics = genericParameterClause?.tokens(viewMode: .sourceAccurate).map(\.self) ?? []
    for token in generics + signature.tokens(viewMode: .sourceAccurate) {
      if let type = token.parent?.as(SuppressedTypeSyntax.self) { return type.trimmedDescription }
      let isName = token.parent?.is(FunctionParameterSyntax.self) == true
      if !isName, words.contains(where: { token.tokenKind == .keyword($0) }) { return token.text }
    }
    return nil
  }

  /// The attribute that may generate the method's body, as a result builder or another macro does; nil for none.
  ///
  /// A macro sees only names, so every attribute counts that is not known to leave the body unchanged.
  private var foreignAttribute: AttributeSyntax? {
    attributes.unconditional.first { !$0.isGlobalActor && !Self.harmless.contains($0.word) }
  }

  private static let harmless: Set = [
    "IBAction", "IBSegueAction", "Sendable", "_Received", "available", "concurrent",
    "discardableResult", "inline", "nonobjc", "objc", "preconcurrency", "warn_unqualified_access",
  ]
}
