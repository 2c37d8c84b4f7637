import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Tests the expansion of `@Role` on a class whose references return stand-ins.
@Suite struct RoleMacroTests {
  @Test func `adds a token with the source table`() {
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

          #if TRACING_OFF
          public nonisolated let __participant = _NoToken()
          #else
          public nonisolated let __participant = _ParticipantToken(
            .presenter, type: "ListPresenter", of: ListPresenter.self,
            sends: "test.swift\\n4\\tload()\\t\\t\\t\\t\\tload\\t")
          #endif
        }

        extension ListPresenter: _TracedRole {
        }
        """,
      under: BuildCondition.standIns.rawValue
    )
  }

  @Test func `finds every way to send a message`() {
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
        class ListRouter {
          weak var view: (any View)? {
            @storageRestrictions(initializes: _view, accesses: __participant, __view)
            init(initialValue) {
              #if TRACING_OFF
              _view = initialValue
              #else
              let target: (any View)? = __participant.isOn ? _unwrap(initialValue as Any) as? any View ?? initialValue : initialValue
              _view = __participant.wire(&__view, of: nil, to: target)
              #endif
            }
            get {
              #if TRACING_OFF
              return _view
              #else
              guard __participant.isOn else {
                return _view
              }
              guard let target = _view ?? (__view.substitute as? any View) else {
                __participant.recordNil(__view.now)
                return nil
              }
              guard let link = __participant.link(__view.now, to: target) else {
                return __participant.isStopped(__view.now) ? nil : target
              }
              return __StandIn_view(target, link)
              #endif
            }
            set {
              #if TRACING_OFF
              _view = newValue
              #else
              let target: (any View)? = __participant.isOn ? _unwrap(newValue as Any) as? any View ?? newValue : newValue
              _view = __participant.wire(&__view, of: self, to: target)
              #endif
            }
          }

          private weak var _view: (any View)?

          #if TRACING_OFF
          private var __view = _NoSeam()
          #else
          private var __view = _SeamState("weak view View")
          #endif

          #if !TRACING_OFF
          private typealias __StandIn_view = ViewStandIn
          #endif
          var onChange: ((Int) -> Void)? {
            @storageRestrictions(initializes: _onChange, accesses: __participant, __onChange)
            init(initialValue) {
              #if TRACING_OFF
              _onChange = initialValue
              #else
              let target: ((Int) -> Void)? = initialValue
              _onChange = __participant.wire(&__onChange, of: nil, to: target)
              #endif
            }
            get {
              #if TRACING_OFF
              return _onChange
              #else
              guard __participant.isOn else {
                return _onChange
              }
              guard let target = _onChange else {
                __participant.recordNil(__onChange.now)
                return nil
              }
              guard let link = __participant.link(__onChange.now, to: target) else {
                return __participant.isStopped(__onChange.now) ? nil : target
              }
              return { (p0) -> Void in
                if link.hasFaults {
                  return link.send("onChange(_:)", p0) { () -> Void in
                    target(p0)
                  }
                }
                link.call("onChange(_:)", p0) { () -> Void in
                  target(p0)
                }
              }
              #endif
            }
            set {
              #if TRACING_OFF
              _onChange = newValue
              #else
              let target: ((Int) -> Void)? = newValue
              _onChange = __participant.wire(&__onChange, of: self, to: target)
              #endif
            }
          }

          private var _onChange: ((Int) -> Void)?

          #if TRACING_OFF
          private var __onChange = _NoSeam()
          #else
          private var __onChange = _SeamState("closure onChange")
          #endif
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
}
