import SwiftDiagnostics
import SwiftSyntax

/// The code that `@Doubled` generates so that people can write a protocol's messages as text, and a fake can answer them.
struct PlayableProtocol {
  let boundary: ProtocolDeclSyntax

  /// Creates the code for a protocol with the attribute `node`; nil if the attribute adds no fake.
  init?(_ boundary: ProtocolDeclSyntax, _ node: AttributeSyntax) {
    guard node.word == "Doubled" || RoleAttribute(node).isPlayable else { return nil }
    self.boundary = boundary
  }

  /// The name of the proxy's property for the receiver of messages: the object, or the fake in its place.
  var target: String { "__target_\(boundary.name.text.plain)" }

  /// The members added to the proxy: the receiver, the messages that people can write, and functions for fakes and for delivery.
  var members: [String] {
    let name = boundary.name.text
    let messages = requirements.map(\.entry).joined(separator: ", ")
    let inherited = boundary.parents.isEmpty ? "" : " + super.__messages"
    return [
      """
      private var \(target): any \(name) {
      if let answers = __link.answers { return \(name.plain)Fake(answers) }
      return \(boundary.base)
      }
      """,
      "\(opening) var __messages: [_WritableMessage] {\n[\(messages)]\(inherited)\n}",
      "\(opening) func __fake(_ answers: _Answers) -> AnyObject { \(name.plain)Fake(answers) }",
      """
      \(opening) func __standIn(for object: Any, _ link: _SeamLink) -> AnyObject? {
      guard let object = object as? any \(name) else { return nil }
      return \(name.plain)StandIn(object, link)
      }
      """,
      """
      \(opening) func __play(
      _ call: _WrittenCall, on object: Any
      ) throws(_ValueError) -> (() throws -> Any?)? {
      \(delivery)
      }
      """,
    ]
  }

  var fake: String {
    let name = boundary.name.text
    let parent = boundary.parents.first.map { "\($0.trimmedDescription)Fake, \(name)" }
    let storage = """
      private nonisolated let __answers: _Answers
      \(access)nonisolated \(parent == nil ? "" : "override ")init(_ answers: _Answers) {
      __answers = answers\(parent == nil ? "" : "\nsuper.init(answers)")
      }
      """
    let stubs = boundary.memberBlock.members.compactMap { $0.decl.staticStub(access: access) }
    let members = [storage] + requirements.map { $0.fake(access: access) } + stubs
    return """
      \(boundary.attributes.carried)\(boundary.modifiers.openness)class \(name.plain)Fake: \
      \(parent ?? name), @unchecked Sendable {
      \(members.joined(separator: "\n"))
      }
      """
  }

  /// The function `_doubles` by which classes find the protocol's stand-in (recording proxy); each protocol has its overload.
  ///
  /// It returns an empty list in an optimized build: the optimizer does not see the classes that a macro adds beside a protocol,
  /// and takes the only conforming class that it sees for the only one that exists.
  var finder: String {
    let name = boundary.name.text
    return """
      \(boundary.attributes.filter { $0.isAvailability }.carried)\(access)nonisolated func _doubles(_: (any \(name)).Type) -> [any _StandIn.Type] {
      var types: [any _StandIn.Type] = []
      Swift.assert({ types = [\(name.plain)StandIn.self]; return true }())
      return types
      }
      """
  }

  private var access: String { boundary.modifiers.access }

  /// The modifiers of a static member, so that the proxy of a child protocol, even in another module, can override it.
  private var opening: String {
    let kind = boundary.parents.isEmpty ? "class" : "override class"
    return "\(boundary.modifiers.openAccess)nonisolated \(kind)"
  }

  private var requirements: [WritableRequirement] {
    boundary.memberBlock.members.flatMap { WritableRequirement.all(in: $0.decl) }
  }

  /// The body of `__play`, which finds a message by its name, or else asks the proxy of the parent protocol.
  private var delivery: String {
    let others = boundary.parents.isEmpty ? "nil" : "try super.__play(call, on: object)"
    let cases = requirements.compactMap(\.delivery).joined(separator: "\n")
    guard !cases.isEmpty else { return "return \(others)" }
    return """
      guard let object = object as? any \(boundary.name.text) else { return nil }
      let base = _Handed(object)
      switch call.name {
      \(cases)
      default: return \(others)
      }
      """
  }

  /// The errors for a protocol that a fake (an object that answers in tests) cannot implement; empty if it can.
  var refusals: [Diagnostic] {
    if boundary.attributes.hasOtherActor { return [Refusal.playableIsolated.at(boundary.name)] }
    if boundary.isSettable, !boundary.isObject, boundary.parents.isEmpty {
      return [Refusal.playableValue.at(boundary.name)]
    }
    return boundary.memberBlock.members.map(\.decl).compactMap { member in
      if member.is(IfConfigDeclSyntax.self) { return Refusal.playableConditional.at(member) }
      if member.asProtocol(WithAttributesSyntax.self)?.attributes.hasOtherActor == true {
        return Refusal.playableIsolated.at(member)
      }
      guard let function = member.as(FunctionDeclSyntax.self), !function.isVoid,
        function.genericParameterClause != nil
      else { return nil }
      return Refusal.playableGeneric.at(function.name)
    }
  }
}
