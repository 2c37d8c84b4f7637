import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import TraceMacros

/// What `@Seam` makes of a stored property.
@Suite struct SeamMacroTests {
  @Test func `hands out a stand-in of a weak reference`() {
    expectExpansion(
      of: """
        @Seam weak var view: ListViewProtocol?
        """,
      is: """
        """)
  }

  @Test func `wires a reference in the initialiser`() {
    expectExpansion(
      of: """
        @Seam private(set) var store: any Shop.Store
        """,
      is: """
        """)
  }

  @Test func `records the calls of a closure`() {
    expectExpansion(
      of: """
        @Seam var onChange: ((_ rows: [Row]) -> Void)?
        """,
      is: """
        """)
  }
}
