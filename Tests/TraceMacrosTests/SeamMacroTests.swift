import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct SeamMacroTests {
  @Test(arguments: [
    ("ListViewProtocol?", "ListViewProtocol", "ListViewProtocol"),
    ("(any View)?", "any View", "View"),
  ])
  func `returns a stand-in of a weak reference`(type: String, wrapped: String, name: String) {
    expectExpansion(
      of: """
        @Seam weak var view: \(type)
        """,
      is: """
        weak var view: \(type) {
          @storageRestrictions(initializes: _view, accesses: __participant, __view)
          init(initialValue) {
            #if TRACING_OFF
            _view = initialValue
            #else
            let target: \(type) = __participant.isOn ? _unwrap(initialValue as Any) as? \(wrapped) ?? initialValue : initialValue
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
            guard let target = _view ?? (__view.substitute as? \(wrapped)) else {
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
            let target: \(type) = __participant.isOn ? _unwrap(newValue as Any) as? \(wrapped) ?? newValue : newValue
            _view = __participant.wire(&__view, of: self, to: target)
            #endif
          }
        }

        private weak var _view: \(type)

        #if TRACING_OFF
        private var __view = _NoSeam()
        #else
        private var __view = _SeamState("weak view \(name)")
        #endif

        #if !TRACING_OFF
        private typealias __StandIn_view = \(name)StandIn
        #endif
        """,
      under: BuildCondition.standIns.rawValue
    )
  }

  @Test func `wires a reference in the initialiser`() {
    expectExpansion(
      of: """
        @Seam private(set) var store: any Shop.Store
        """,
      is: """
        private(set) var store: any Shop.Store {
          @storageRestrictions(initializes: _store, accesses: __participant, __store)
          init(initialValue) {
            #if TRACING_OFF
            _store = initialValue
            #else
            let target: any Shop.Store = __participant.isOn ? _unwrap(initialValue as Any) as? any Shop.Store ?? initialValue : initialValue
            _store = __participant.wire(&__store, of: nil, toSome: target)
            #endif
          }
          get {
            #if TRACING_OFF
            return _store
            #else
            let target = _store
            guard __participant.isOn else {
              return target
            }
            guard let link = __participant.link(__store.now, to: target) else {
              return target
            }
            return __StandIn_store(target, link)
            #endif
          }
          set {
            #if TRACING_OFF
            _store = newValue
            #else
            let target: any Shop.Store = __participant.isOn ? _unwrap(newValue as Any) as? any Shop.Store ?? newValue : newValue
            _store = __participant.wire(&__store, of: self, toSome: target)
            #endif
          }
        }

        private var _store: any Shop.Store

        #if TRACING_OFF
        private var __store = _NoSeam()
        #else
        private var __store = _SeamState("strong store Shop.Store")
        #endif

        #if !TRACING_OFF
        private typealias __StandIn_store = Shop.StoreStandIn
        #endif
        """,
      under: BuildCondition.standIns.rawValue
    )
  }

  @Test(arguments: [("(_ rows: [Row]) -> Void", "_ rows:"), ("(Int) -> Void", "_:")])
  func `records the calls of a closure`(type: String, labels: String) {
    expectExpansion(
      of: """
        @Seam var onChange: (\(type))?
        """,
      is: """
        var onChange: (\(type))? {
          @storageRestrictions(initializes: _onChange, accesses: __participant, __onChange)
          init(initialValue) {
            #if TRACING_OFF
            _onChange = initialValue
            #else
            let target: (\(type))? = initialValue
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
                return link.send("onChange(\(labels))", p0) { () -> Void in
                  target(p0)
                }
              }
              link.call("onChange(\(labels))", p0) { () -> Void in
                target(p0)
              }
            }
            #endif
          }
          set {
            #if TRACING_OFF
            _onChange = newValue
            #else
            let target: (\(type))? = newValue
            _onChange = __participant.wire(&__onChange, of: self, to: target)
            #endif
          }
        }

        private var _onChange: (\(type))?

        #if TRACING_OFF
        private var __onChange = _NoSeam()
        #else
        private var __onChange = _SeamState("closure onChange")
        #endif
        """,
      under: BuildCondition.standIns.rawValue
    )
  }

  @Test(arguments: [
    ("var view: (any V)? = W()", "private var _view: Optional<(any V)>"),
    ("var view: V! = W()", "private var _view: Optional<V>"),
    ("weak var view: V? = nil", "private weak var _view: Optional<V>"),
    ("var view: (any V)?", "private var _view: (any V)?"),
    ("var view: any V = W()", "private var _view: any V"),
  ])
  func `stores an initial value in a variable that does not begin as nil`(
    _ line: String,
    _ stored: String
  ) {
    let lines = expansion(of: "@Seam \(line)", in: "A.swift").split(separator: "\n")
    #expect(lines.contains { $0 == stored })
  }
}
