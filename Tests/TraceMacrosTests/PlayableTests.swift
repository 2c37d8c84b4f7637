import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// What `@Doubled` adds to what `@Traced` makes of a protocol.
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
          nonisolated init(_ base: any P, _ link: _SeamLink) {
            __base_P = base;
            __link = link
          }
          nonisolated var __anyBase: Any {
            __base_P
          }
          deinit {
            if _SeamLink.mayBeUnused(since: __link.start) {
              __link.end(of: Swift.ObjectIdentifier(self))
            }
          }
          private var __target_P: any P {
            __link.answers.map {
              PFake($0)
            } ?? __base_P
          }
          nonisolated class var __messages: [_WritableMessage] {
            [_WritableMessage("row(at index:)", (Row).self, throwing: (any Error).self)]
          }
          nonisolated class func __fake(_ answers: _Answers) -> AnyObject {
            PFake(answers)
          }
          nonisolated class func __stands(for object: Any) -> Bool {
            object is any P
          }
          nonisolated class func __play(
            _ call: _WrittenCall, on object: Any
          ) throws(_ValueError) -> (() throws -> Any?)? {
            guard let object = object as? any P else {
              return nil
            }
            let base = _Handed(object)
            switch call.name {
            case "row(at:)":
              let v0: _Handed<Int> = try call.value(0)
              return call.delivered {
                _WrittenCall.gave(try base.value.row(at: v0.value))
              }
            default:
              return nil
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
        """
    )
  }

  @Test func `has the stand-in and the fake of a parent go on, in another module too`() {
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
        // 'Base' must be '@Traced' too; else require here what it requires
        open class PStandIn: BaseStandIn, P, @unchecked Sendable {
          public typealias __Base = any P
          nonisolated(unsafe) private var __base_P: any P
          public nonisolated init(_ base: any P, _ link: _SeamLink) {
            __base_P = base;
            super.init(base, link)
          }
          private var __target_P: any P {
            __link.answers.map {
              PFake($0)
            } ?? __base_P
          }
          open nonisolated override class var __messages: [_WritableMessage] {
            [_WritableMessage("wait()", nil, "waits")] + super.__messages
          }
          open nonisolated override class func __fake(_ answers: _Answers) -> AnyObject {
            PFake(answers)
          }
          open nonisolated override class func __stands(for object: Any) -> Bool {
            object is any P
          }
          open nonisolated override class func __play(
            _ call: _WrittenCall, on object: Any
          ) throws(_ValueError) -> (() throws -> Any?)? {
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
        """
    )
  }
}
