import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import TraceMacros

/// What `@Traced` makes of a protocol.
@Suite struct TracedMacroTests {
  @Test func `forwards a method and records it`() {
    expectExpansion(
      of: """
        @Traced @MainActor public protocol ListViewProtocol: AnyObject {
          func show(_ rows: [Row], at index: Int)
        }
        """,
      is: """
        """)
  }

  @Test func `wraps a closure and hands over the object itself`() {
    expectExpansion(
      of: """
        @Traced protocol ListRouterProtocol {
          func open(from view: ListViewProtocol?, then done: @escaping (_ row: Row) throws -> Bool) async throws -> Int
        }
        """,
      is: """
        """)
  }

  @Test func `records a property, and lets a closure pass`() {
    expectExpansion(
      of: """
        @Traced protocol ListOutput: Base {
          var rows: [Row] { get set }
          var onChange: (() -> Void)? { get set }
        }
        """,
      is: """
        """)
  }
}
