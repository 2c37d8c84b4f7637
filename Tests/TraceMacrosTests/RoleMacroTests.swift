import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import TraceMacros

/// What `@Role` makes of a class.
@Suite struct RoleMacroTests {
  @Test func `adds a token and what the class says`() {
    expectExpansion(
      of: """
        @Role(.presenter) public final class ListPresenter {
          @Unseen var other: OtherProtocol?
          @Unseen private(set) var more: any More
          func load() { other?.load() }
        }
        """,
      is: """
        """)
  }

  @Test func `finds every way to say something`() {
    expectExpansion(
      of: """
        @Role("Wireframe", as: .router) class ListRouter {
          weak var view: (any View)?
          @Seam var onChange: ((Int) -> Void)?
          init(_ a: Int, b: Int) { view?.started() }
          var rows: Int { self.view?.rows ?? 0 }
          var title: String {
            get { "" }
            set { view?.title = newValue }
          }
          func load() {
            view.map { $0.show() }
            load { [weak self] in self?.view?.show(1, at: 2) { } }
            onChange?(1)
            view!.end()
            if let view { view.close() }
            other.view?.notMine()
          }
        }
        """,
      is: """
        """)
  }
}
