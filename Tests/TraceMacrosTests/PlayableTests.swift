import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Tests what `@Doubled` adds to the stand-in of a protocol.
@Suite struct PlayableTests {
  @Test func `adds a list of messages, their delivery, and a fake`() {
    expectExpansion(
      of: """
        @Doubled protocol P: AnyObject {
          func row(at index: Int) throws -> Row
        }
        """,
      is: """
        protocol P: AnyObject {
          func row(at index: Int) throws -> Row
        }

        #if !TRACING_OFF
        class PStandIn: P, _StandIn, _Playable, @unchecked Sendable {
          typealias __Base = any P
          nonisolated let __link: _SeamLink
          nonisolated(unsafe) private let __base_P: any P
          nonisolated init(_ base: any P, _ link: _SeamLink) { __base_P = base; __link = link }
          nonisolated var __anyBase: Any { __base_P }
        \(playable("nonisolated", messages: #"[_WritableMessage("row(at index:)", (Row).self, throwing: (any Error).self)]"#))
            guard let object = object as? any P else { return nil }
            let base = _Handed(object)
            switch call.name {
              case "row(at:)":
              let v0: _Handed<Int> = try call.value(0)
              return call.delivered { _WrittenCall.gave(try base.value.row(at: v0.value)) }
              default: return nil
            }
          }
          func row(at index: Int) throws -> Row {
            let index = __link.edited("row(at index:)", index)
            return try __link.call("row(at index:)", index) { () throws -> Row in
              try __target_P.row(at: index)
            }
          }
        }
        #endif

        #if !TRACING_OFF
        class PFake: P, @unchecked Sendable {
          private nonisolated let __answers: _Answers
          nonisolated init(_ answers: _Answers) {
            __answers = answers
          }
          func row(at index: Int) throws -> Row {
            return try __answers.answer("row(at index:)", throwing: (any Error).self)
          }
        }
        #endif

        \(doubles)
        """
    )
  }

  @Test func `extends the stand-in and the fake of a parent in any module`() {
    expectExpansion(
      of: """
        @Doubled(checks: .off) public protocol P: Base {
          func wait() async
        }
        """,
      is: """
        public protocol P: Base {
          func wait() async
        }

        #if !TRACING_OFF
        // 'Base' must be '@Doubled' too; else repeat its requirements here
        open class PStandIn: BaseStandIn, P, @unchecked Sendable {
          public typealias __Base = any P
          nonisolated(unsafe) private var __base_P: any P
          public nonisolated init(_ base: any P, _ link: _SeamLink) { __base_P = base; super.init(base, link) }
        \(playable("open nonisolated override", messages: #"[_WritableMessage("wait()", nil, "waits")] + super.__messages"#))
            return try super.__play(call, on: object)
          }
          public func wait() async {
            return await __link.call("wait()", ()) { () async -> Void in
              await __target_P.wait()
            }
          }
        }
        #endif

        #if !TRACING_OFF
        open class PFake: BaseFake, P, @unchecked Sendable {
          private nonisolated let __answers: _Answers
          public nonisolated override init(_ answers: _Answers) {
            __answers = answers
            super.init(answers)
          }
          public func wait() async {
            return __answers.answer("wait()")
          }
        }
        #endif

        \(doubles.replacing("nonisolated", with: "public nonisolated"))
        """
    )
  }

  /// Returns what the stand-in of a protocol `P` adds, up to the delivery of a message.
  private func playable(_ modifiers: String, messages: String) -> String {
    """
      private var __target_P: any P {
        __link.answers.map { PFake($0) } ?? __base_P
      }
      \(modifiers) class var __messages: [_WritableMessage] {
        \(messages)
      }
      \(modifiers) class func __fake(_ answers: _Answers) -> AnyObject { PFake(answers) }
      \(modifiers) class func __stands(for object: Any) -> Bool { object is any P }
      \(modifiers) class func __standIn(for object: Any, _ link: _SeamLink) -> AnyObject? {
        (object as? any P).map { PStandIn($0, link) }
      }
      \(modifiers) class func __play(
        _ call: _WrittenCall, on object: Any
      ) throws(_ValueError) -> (() throws -> Any?)? {
    """
  }

  private let doubles = """
    #if !TRACING_OFF
    nonisolated func _doubles(_: (any P).Type) -> [any _StandIn.Type] {
      var types: [any _StandIn.Type] = []
      Swift.assert({ types = [PStandIn.self]; return true }())
      return types
    }
    #endif
    """

  @Test func `finds no doubles of a protocol inside a type`() {
    let source = "enum Shop {\n  @Doubled protocol P {\n    func ring()\n  }\n}"
    let expansion = expansion(of: source, in: "Shop.swift")
    #expect(expansion.contains("class PFake") && !expansion.contains("_doubles"))
  }

  @Test func `does nothing as @Traced, unless that is playable`() {
    let boundary = "protocol P {\n  func ring()\n}"
    expectExpansion(of: "@Traced \(boundary)", is: boundary)
    let expansions = ["@Traced(.playable)", "@Doubled"].map {
      expansion(of: "\($0) \(boundary)", in: "P.swift")
    }
    #expect(expansions[0] == expansions[1] && expansions[0] != boundary)
  }
}
