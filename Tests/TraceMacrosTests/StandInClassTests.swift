import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct StandInClassTests {
  @Test func `forwards a method and records it`() {
    expectExpansion(
      of: """
        @Proxied @MainActor public protocol ListViewProtocol: AnyObject {
          func show(_ rows: [Row], at index: Int)
        }
        """,
      is: """
        @MainActor public protocol ListViewProtocol: AnyObject {
          func show(_ rows: [Row], at index: Int)
        }

        #if !TRACING_OFF
        @MainActor
        open class ListViewProtocolStandIn: ListViewProtocol, _StandIn, @unchecked Sendable {
          public typealias __Base = any ListViewProtocol
          public nonisolated let __link: _SeamLink
          nonisolated(unsafe) private let __base_ListViewProtocol: any ListViewProtocol
          public nonisolated init(_ base: any ListViewProtocol, _ link: _SeamLink) { __base_ListViewProtocol = base; __link = link }
          public nonisolated var __anyBase: Any { __base_ListViewProtocol }
          public func show(_ rows: [Row], at index: Int) {
            if __link.hasFaults {
              return __link.send("show(_ rows:at index:)", (rows, index)) { [__base_ListViewProtocol] () -> Void in
                __base_ListViewProtocol.show(rows, at: index)
              }
            }
            return __link.call("show(_ rows:at index:)", (rows, index)) { () -> Void in
              __base_ListViewProtocol.show(rows, at: index)
            }
          }
        }
        #endif
        """
    )
  }

  @Test func `wraps a closure, and passes the object itself`() {
    expectMethods(
      of:
        "func open(from view: ListViewProtocol?, then done: @escaping (_ row: Row) throws -> Bool) async throws -> Int",
      are: """
        func open(from view: ListViewProtocol?, then done: @escaping (_ row: Row) throws -> Bool) async throws -> Int {
          let __way = __link.reversed
          return try await __link.call("open(from view:then done:)", (view, _ClosureMark())) { () async throws -> Int in
            let __back = __way.withCurrentCause
            return try await __base_P.open(from: _unwrap(view as Any) as? ListViewProtocol ?? view, then: { (p0) throws -> Bool in
              try __back.call("done(_ row:)", p0) { () throws -> Bool in
                try done(p0)
              }
            })
          }
        }
        """
    )
  }

  @Test func `records a property, and lets a closure pass`() {
    expectExpansion(
      of: """
        @Proxied protocol ListOutput: Base {
          var rows: [Row] { get set }
          var onChange: (() -> Void)? { get set }
        }
        """,
      is: """
        protocol ListOutput: Base {
          var rows: [Row] { get set }
          var onChange: (() -> Void)? { get set }
        }

        #if !TRACING_OFF
        // 'Base' must be '@Doubled' too; else repeat its requirements here
        class ListOutputStandIn: BaseStandIn, ListOutput, @unchecked Sendable {
          typealias __Base = any ListOutput
          nonisolated(unsafe) private var __base_ListOutput: any ListOutput
          nonisolated init(_ base: any ListOutput, _ link: _SeamLink) { __base_ListOutput = base; super.init(base, link) }
          var rows: [Row] {
            get {
              __link.call("rows", ()) { () -> [Row] in __base_ListOutput.rows }
            }
            set {
              __link.call("rows =", newValue) { () -> Void in __base_ListOutput.rows = newValue }
            }
          }
          var onChange: (() -> Void)? {
            get { __base_ListOutput.onChange }
            set { __link.wiring { __base_ListOutput.onChange = newValue } }
          }
        }
        #endif
        """
    )
  }

  @Test func `renames parameters whose names the body cannot use`() {
    expectMethods(
      of: "func open(in: Int, for p0: @escaping (_ row: Int) -> Int, _: Int, `inout` link: Int)",
      are: """
        func open(in __0: Int, for __1: @escaping (_ row: Int) -> Int, _ __2: Int, `inout` link: Int) {
          let __way = __link.reversed
          if __link.hasFaults {
            return __link.send("open(in:for p0:_:inout link:)", (__0, _ClosureMark(), __2, link)) { [__base_P] () -> Void in
              let __back = __way.withCurrentCause
              return __base_P.open(in: __0, for: { (p0) -> Int in
                __back.call("p0(_ row:)", p0) { () -> Int in
                  __1(p0)
                }
              }, __2, `inout`: link)
            }
          }
          return __link.call("open(in:for p0:_:inout link:)", (__0, _ClosureMark(), __2, link)) { () -> Void in
            let __back = __way.withCurrentCause
            return __base_P.open(in: __0, for: { (p0) -> Int in
              __back.call("p0(_ row:)", p0) { () -> Int in
                __1(p0)
              }
            }, __2, `inout`: link)
          }
        }
        """
    )
  }

  @Test func `passes closures unchanged that cannot be wrapped`() {
    expectMethods(
      of: "func sort(_ order: @convention(c) (Int) -> Bool)",
      are: """
        func sort(_ order: @convention(c) (Int) -> Bool) {
          return __link.call("sort(_ order:)", _ClosureMark()) { () -> Void in
            __base_P.sort(order)
          }
        }
        """
    )
  }

  @Test func `keeps conditions around their requirements`() {
    expectMethods(
      of: """
        #if os(iOS)
        func show() throws(Never) -> Int!
        #else
        #endif
        """,
      are: """
        #if os(iOS)
        func show() throws(Never) -> Int! {
          return __link.call("show()", ()) { () throws(Never) -> Int? in
            __base_P.show()
          }
        }
        #else
        #endif
        """
    )
  }

  /// Expects the members of the stand-in for a protocol `P: AnyObject`.
  private func expectMethods(of requirements: String, are methods: String) {
    let declared = "protocol P: AnyObject {\n\(requirements.indented)\n}"
    expectExpansion(
      of: "@Proxied(checks: .off) \(declared)",
      is: """
        \(declared)

        #if !TRACING_OFF
        class PStandIn: P, _StandIn, @unchecked Sendable {
          typealias __Base = any P
          nonisolated let __link: _SeamLink
          nonisolated(unsafe) private let __base_P: any P
          nonisolated init(_ base: any P, _ link: _SeamLink) { __base_P = base; __link = link }
          nonisolated var __anyBase: Any { __base_P }
        \(methods.indented)
        }
        #endif
        """
    )
  }
}
