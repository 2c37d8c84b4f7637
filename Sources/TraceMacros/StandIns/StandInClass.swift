import SwiftSyntax

/// The class `PStandIn`, which records the messages to an object behind a protocol `P` and forwards them.
struct StandInClass {
  let boundary: ProtocolDeclSyntax
  let playable: PlayableProtocol?

  /// The declaration of the stand-in class, with all members.
  ///
  /// `@unchecked Sendable` is safe here: the class adds to its base only a link, which is `Sendable`, and forwards each call where
  /// the call is made.
  var declaration: String {
    let parent = boundary.parents.first.map { "\($0.trimmedDescription)StandIn" }
    let name = boundary.name.text
    let marks = playable == nil ? "_StandIn" : "_StandIn, _Playable"
    let inherited = parent.map { "\($0), \(name)" } ?? "\(name), \(marks)"
    let methods = forwards(of: boundary.memberBlock.members)
    let members = (storage + (playable?.members ?? []) + methods).joined(separator: "\n")
    return """
      \(advice)\(boundary.attributes.carried)\(boundary.modifiers.openness)class \(name.plain)StandIn: \
      \(inherited), @unchecked Sendable {
      \(members)
      }
      """
  }

  /// A comment in the generated code, where the compiler reports that a parent has no stand-in (recording proxy).
  private var advice: String {
    boundary.parents.first.map {
      "// '\($0.trimmedDescription)' must be '@Doubled' too; else repeat its requirements here\n"
    } ?? ""
  }

  private var base: String { boundary.base }

  /// The name of the property to which the recording proxy forwards calls: the object, or a fake in its place.
  private var target: String { playable?.target ?? base }

  private var access: String { boundary.modifiers.access }

  /// The source of the proxy's object, link (sender and receiver) and initializer; a proxy with a parent inherits the link.
  private var storage: [String] {
    let name = boundary.name.text
    let alias = "\(access)typealias __Base = any \(name)"
    let stored = "\(keeping) \(base): any \(name)"
    let start = "\(access)nonisolated init(_ base: any \(name), _ link: _SeamLink)"
    if !boundary.parents.isEmpty {
      return [alias, stored, "\(start) { \(base) = base; super.init(base, link) }"]
    }
    return [
      alias,
      "\(access)nonisolated let __link: _SeamLink", stored,
      "\(start) { \(base) = base; __link = link }",
      "\(access)nonisolated var __anyBase: Any { \(base) }",
    ]
  }

  /// The modifiers and `var` or `let` of the stored object: a variable if it may be a struct whose properties are set, or if only
  /// the parents determine whether it is `Sendable`.
  ///
  /// `nonisolated(unsafe)` is safe here: only the stand-in's methods use the object, in the isolation of the protocol.
  private var keeping: String {
    if boundary.isSettable && !boundary.isObject
      || !boundary.isSendable && !boundary.parents.isEmpty
    {
      return "nonisolated(unsafe) private var"
    }
    return boundary.isSendable ? "nonisolated private let" : "nonisolated(unsafe) private let"
  }

  private func forwards(of members: MemberBlockItemListSyntax) -> [String] {
    members.flatMap { member -> [String] in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else {
        return forwards(of: member.decl)
      }
      let clauses = conditional.clauses.flatMap { clause in
        [clause.line] + forwards(of: clause.members)
      }
      return clauses + ["#endif"]
    }
  }

  private func forwards(of requirement: DeclSyntax) -> [String] {
    if let stub = requirement.staticStub(access: access) { return [stub] }
    if let function = requirement.as(FunctionDeclSyntax.self) {
      let method = FunctionForward(function, to: target, isEditable: playable != nil)
      return [method.text(access: access)]
    }
    guard let variable = requirement.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      PropertyForward(binding, of: variable, to: target)?.text(access: access)
    }
  }
}

extension DeclSyntax {
  /// Returns the member with which a stand-in or fake meets a static requirement; nil for another requirement.
  ///
  /// No message goes to a type, so the member ends the program. A Router's protocol may require `createModule()`, which no object
  /// calls through a reference.
  func staticStub(access: String) -> String? {
    guard isStatic else { return nil }
    let end = #"fatalError("no object receives a message to its type")"#
    guard let variable = self.as(VariableDeclSyntax.self) else {
      return "\(access)\(trimmedDescription) { \(end) }"
    }
    return variable.bindings.compactMap { binding in
      PropertyForward(binding, of: variable, to: "").map { forward in
        let setter = forward.isSettable ? "\nset { \(end) }" : ""
        return
          "\(access)static var \(forward.name): \(forward.type) {\nget\(forward.effects) { \(end) }\(setter)\n}"
      }
    }.joined(separator: "\n")
  }
}

extension DeclModifierListSyntax {
  /// The isolation and access of a class that may be subclassed wherever its protocol is visible.
  var openness: String {
    (has(.nonisolated) ? "nonisolated " : "") + openAccess
  }

  /// The access level, with a blank, of a member that may be overridden wherever the protocol is visible.
  var openAccess: String { access == "public " ? "open " : access }
}

extension IfConfigClauseSyntax {
  /// The line with which a clause begins: `#if os(iOS)`, without the members under it.
  fileprivate var line: String {
    [poundKeyword.text, condition?.trimmedDescription].compactMap(\.self).joined(separator: " ")
  }
}
