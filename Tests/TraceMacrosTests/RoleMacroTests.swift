import SwiftSyntaxMacroExpansion
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
              nonisolated override init(_ base: __StandIn_view.__Base, _ link: _SeamLink) { Swift.fatalError() }
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

/// Tests `@Role` on declarations without objects, or with a role already.
@Suite struct MisplacedRoleTests {
  @Test func `gives no second role to a subclass`() {
    var messages: [String] = []
    assertMacroExpansion(
      "@Role(.view) class A: B {\n}",
      expandedSource: "class A: B {\n}",
      diagnostics: [
        DiagnosticSpec(
          error:
            "a superclass has '@Role' already, and an object has one role: take '@Role' away from the "
            + "superclass if only objects of this class are created, else from this class",
          line: 1,
          column: 1,
          fixes: ["remove '@Role'"]
        )
      ],
      macroSpecs: ["Role": MacroSpec(type: RoleMacro.self)],
      fixedSource: "class A: B {\n}"
    ) { messages.append($0.message) }
    #expect(messages.isEmpty)
  }

  private static let view =
    "'@Role' cannot follow a SwiftUI View: a struct has no identity; give the role to the object that it observes"
  private static let value =
    "'@Role' goes on a class or an actor: only an object has a place in a conversation"

  @Test(arguments: [
    ("struct ListView: View", view), ("struct ListView: SwiftUI.View", view),
    ("struct A: B", value), ("struct A", value), ("enum A", value),
  ])
  func `gives no role to a SwiftUI View or another value`(_ declaration: String, _ error: String) {
    expectExpansion(
      of: "@Role(.view) \(declaration) {\n}",
      is: "\(declaration) {\n}",
      says: [DiagnosticSpec(error: error, line: 1, column: 1, fixes: ["remove '@Role'"])],
      fixed: "\(declaration) {\n}"
    )
  }
}
