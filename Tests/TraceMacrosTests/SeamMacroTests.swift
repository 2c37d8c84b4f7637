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
        weak var view: ListViewProtocol? {
          @storageRestrictions(initializes: _view, accesses: __participant, __view)
          init(initialValue) {
            _view = __participant.isOn ? unprobed(initialValue as Any) as? ListViewProtocol ?? initialValue : initialValue
            __participant.wire(&__view, from: initialValue)
          }
          get {
            let target = _view
            guard __participant.isOn, let link = __participant.link(__view, to: target) else {
              return target
            }
            return target.map {
              ListViewProtocolProbe($0, link)
            }
          }
          set {
            _view = __participant.isOn ? unprobed(newValue as Any) as? ListViewProtocol ?? newValue : newValue
            __participant.wire(&__view, to: newValue)
          }
        }

        private weak var _view: ListViewProtocol?

        private var __view = SeamState(
          "view", .weak, as: "ListViewProtocol")
        """
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
            _store = __participant.isOn ? unprobed(initialValue as Any) as? any Shop.Store ?? initialValue : initialValue
            __participant.wire(&__store, from: initialValue)
          }
          get {
            let target = _store
            guard __participant.isOn, let link = __participant.link(__store, to: target) else {
              return target
            }
            return Shop.StoreProbe(target, link)
          }
          set {
            _store = __participant.isOn ? unprobed(newValue as Any) as? any Shop.Store ?? newValue : newValue
            __participant.wire(&__store, to: newValue)
          }
        }

        private var _store: any Shop.Store

        private var __store = SeamState(
          "store", .strong, as: "Shop.Store")
        """
    )
  }

  @Test func `records the calls of a closure`() {
    expectExpansion(
      of: """
        @Seam var onChange: ((_ rows: [Row]) -> Void)?
        """,
      is: """
        var onChange: ((_ rows: [Row]) -> Void)? {
          @storageRestrictions(initializes: _onChange, accesses: __participant, __onChange)
          init(initialValue) {
            _onChange = initialValue
            __participant.wire(&__onChange, from: initialValue)
          }
          get {
            let target = _onChange
            guard __participant.isOn, let link = __participant.link(__onChange, to: target) else {
              return target
            }
            guard let target else {
              return nil
            }
            return { (p0) -> Void in
              link.call("onChange(_:)", [HandedOver(nil, "rows", p0)]) { () -> Void in
                target(p0)
              }
            }
          }
          set {
            _onChange = newValue
            __participant.wire(&__onChange, to: newValue)
          }
        }

        private var _onChange: ((_ rows: [Row]) -> Void)?

        private var __onChange = SeamState(
          "onChange", .strong, as: "closure")
        """
    )
  }
}
