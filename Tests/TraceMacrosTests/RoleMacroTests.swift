import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Tests the expansion of `@Role` on a class whose references return stand-ins.
@Suite struct RoleMacroTests {
  @Test func `adds a token with the source table`() {
    let sends = "test.swift\\n4\\tload()\\t\\t\\t\\t\\tload\\t"
    expectExpansion(
      of: """
        @Role(.presenter) public final class ListPresenter {
          @Unseen var other: OtherProtocol?
          @Unseen private(set) var more: any More
          func load() { other?.load() }
        }
        """,
      is: """
        public final class ListPresenter {
          var other: OtherProtocol?
          private(set) var more: any More
          func load() { other?.load() }
        \(ending(of: "ListPresenter", sends: sends, access: "public "))
        """,
      under: BuildCondition.standIns.rawValue
    )
  }

  @Test func `makes seams of references, and finds every way to send a message`() {
    let members = """
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
      """
    expectExpansion(
      of: """
        @Role("Wireframe", as: .router) class ListRouter {
          weak var view: (any View)?
          @Seam var onChange: ((Int) -> Void)?
        \(members.indented)
        }
        """,
      is: """
        class ListRouter {
        \(seam("weak var view: (any View)?").indented)
        \(seam("var onChange: ((Int) -> Void)?").indented)
        \(members.indented)

          #if TRACING_OFF
          nonisolated let __participant = _NoToken()
          #else
          nonisolated let __participant = _ParticipantToken(
            "Wireframe", as: .router, type: "ListRouter", of: ListRouter.self,
            sends: "test.swift\\n\
        4\\tinit(_:b:)\\tview\\t\\t\\t\\tstarted\\t\\n\
        5\\trows\\tview\\t\\t\\t\\trows\\tview\\n\
        7\\ttitle\\t\\t\\t\\t\\t\\t\\n\
        8\\ttitle =\\tview\\t\\t\\t\\ttitle\\t\\n\
        10\\tload()\\tview,onChange\\tview\\tview\\t\\tclose,end,map,notMine,show*,view\\tload,view*\\n\
        4\\tinit(_:b:)\\tview\\tstarted()\\t?\\n\
        5\\trows\\tview\\trows\\t?\\n\
        8\\ttitle =\\tview\\ttitle =\\t?\\n\
        11\\tload()\\tview\\tmap(_:)\\t\\n\
        12\\tload()\\tview\\tshow(_:at:_:)\\t?*\\n\
        13\\tload()\\tonChange\\tonChange(_:)\\t?\\n\
        14\\tload()\\tview\\tend()\\t\\n\
        15\\tload()\\tview\\tclose()\\t")
          #endif

          #if !TRACING_OFF
          private enum __Seams {
            final class StandIn0: __StandIn_view, @unchecked Sendable {
              nonisolated override init(_ base: __StandIn_view.__Base, _ link: _SeamLink) {
                Swift.fatalError()
              }
            }
          }
          #endif

          #if !TRACING_OFF
          nonisolated static var __standIns: [any _StandIn.Type] {
            [__StandIn_view.self]
          }
          #endif
        }

        extension ListRouter: _TracedRole {
        }
        """,
      under: BuildCondition.standIns.rawValue
    )
  }

  /// Returns the expansion of `@Seam` on a property, which `@Role` adds to it.
  private func seam(_ property: String) -> String {
    expansion(of: "@Seam \(property)", in: "test.swift", under: BuildCondition.standIns.rawValue)
  }
}
