import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Tests the accessors of optional references whose types are not named like boundaries.
@Suite struct WatchedMacroTests {
  @Test func `records nil, and accesses the value in place`() {
    expectExpansion(
      of: """
        class A {
          @_Watched weak var view: HomeView?
        }
        """,
      is: """
        class A {
          weak var view: HomeView? {
            @storageRestrictions(initializes: _view, accesses: __participant, __view)
            init(initialValue) {
              _view = initialValue
              #if !TRACING_OFF
              __participant.setTarget(of: &__view, to: initialValue)
              #endif
            }
            get {
              #if !TRACING_OFF
              if __participant.isOn {
                __participant.watch(__view.now, _view)
              }
              #endif
              return _view
            }
            set {
              _view = newValue
              #if !TRACING_OFF
              __participant.setTarget(of: &__view, to: newValue)
              #endif
            }
            _modify {
              #if !TRACING_OFF
              if __participant.isOn {
                __participant.watch(__view.now, _view)
              }
              #endif
              yield &_view
            }
          }

          private weak var _view: HomeView?

          #if TRACING_OFF
          private var __view = _NoSeam()
          #else
          private var __view = _SeamState("weak view HomeView")
          #endif
        }
        """
    )
  }

  @Test(arguments: [
    ("var view: HomeView?", true), ("weak var view: HomeView?", true),
    ("var view: HomeView!", true),
    ("var view: Home.View?", true), ("var view: any HomeView", false),
    ("var view: HomeView", false),
    ("let view: HomeView?", false), ("lazy var view: HomeView?", false),
    ("static var view: HomeView?", false), ("@Unseen var view: HomeView?", false),
    ("@Published var view: HomeView?", false), ("@IBOutlet var view: HomeView?", false),
    ("var view: HomeView? { didSet {} }", false), ("var view: HomeView? { nil }", false),
    ("nonisolated(unsafe) var view: HomeView?", false), ("var view: UIView?", false),
    ("var rows: [Row]?", false), ("var title: String?", false), ("var error: Error?", false),
    ("var done: (() -> Void)?", false), ("var box: Box<Row>?", false),
    ("var view: HomeViewProtocol?", false),
  ])
  func `watches optional references to possible collaborators`(property: String, isWatched: Bool)
    throws
  {
    let owner = try #require(
      RoleOwner("final class A { \(raw: property) }" as DeclSyntax, isAtReceiver: true)
    )
    #expect(owner.properties.map(owner.watches).contains(true) == isWatched)
  }

  @Test func `does not watch a property that an actor's initializer sets`() throws {
    let actor: DeclSyntax =
      "actor A { var view: V?; var other: V?; init(view: V?) { self.view = view } }"
    let owner = try #require(RoleOwner(actor, isAtReceiver: true))
    #expect(owner.properties.filter(owner.watches).map(\.name) == ["other"])
  }
}
