import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct SeamMacroTests {
  @Test(arguments: [
    ("ListViewProtocol?", "ListViewProtocol", "ListViewProtocol"),
    ("(any View)?", "any View", "View"),
  ])
  func `returns a stand-in of a weak reference`(type: String, wrapped: String, name: String) {
    let read = """
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
      """
    let seam = expandedSeam(
      "weak var view",
      type,
      as: wrapped,
      get: read,
      state: "weak view \(name)"
    )
    expectExpansion(
      of: "@Seam weak var view: \(type)",
      is: seam + standIn("private typealias __StandIn_view = \(name)StandIn"),
      under: BuildCondition.standIns.rawValue
    )
  }

  private func standIn(_ declared: String) -> String {
    "\n\n#if !TRACING_OFF\n\(declared)\n#endif"
  }

  @Test func `wires a reference in the initialiser`() {
    let read = """
      let target = _store
      guard __participant.isOn else {
        return target
      }
      guard let link = __participant.link(__store.now, to: target) else {
        return target
      }
      return __StandIn_store(target, link)
      """
    let seam = expandedSeam(
      "private(set) var store",
      "any Shop.Store",
      as: "any Shop.Store",
      wired: "toSome",
      get: read,
      state: "strong store Shop.Store"
    )
    expectExpansion(
      of: "@Seam private(set) var store: any Shop.Store",
      is: seam + standIn("private typealias __StandIn_store = Shop.StoreStandIn"),
      under: BuildCondition.standIns.rawValue
    )
  }

  @Test(arguments: [("(_ rows: [Row]) -> Void", "_ rows:"), ("(Int) -> Void", "_:")])
  func `records the calls of a closure`(type: String, labels: String) {
    let read = """
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
      """
    expectExpansion(
      of: "@Seam var onChange: (\(type))?",
      is: expandedSeam("var onChange", "(\(type))?", get: read, state: "closure onChange"),
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
  func `stores an initial value in a variable that is not nil first`(line: String, stored: String) {
    let lines = expansion(of: "@Seam \(line)", in: "A.swift").split(separator: "\n")
    #expect(lines.contains { $0 == stored })
  }
}

/// Returns the expansion of `@Seam` on a variable, whose accessors convert what they are given and wire it.
func expandedSeam(
  _ declaration: String,
  _ type: String,
  as converted: String? = nil,
  wired label: String = "to",
  get statements: String,
  state: String
) -> String {
  let name = declaration.split(separator: " ").last ?? ""
  func wire(_ value: String, of owner: String) -> String {
    let target = converted.map {
      "__participant.isOn ? _unwrap(\(value) as Any) as? \($0) ?? \(value) : \(value)"
    }
    return """
          #if TRACING_OFF
          _\(name) = \(value)
          #else
          let target: \(type) = \(target ?? value)
          _\(name) = __participant.wire(&__\(name), of: \(owner), \(label): target)
          #endif
      """
  }
  return """
    \(declaration): \(type) {
      @storageRestrictions(initializes: _\(name), accesses: __participant, __\(name))
      init(initialValue) {
    \(wire("initialValue", of: "nil"))
      }
      get {
        #if TRACING_OFF
        return _\(name)
        #else
    \(statements.indented.indented)
        #endif
      }
      set {
    \(wire("newValue", of: "self"))
      }
    }

    private \(declaration.replacing("private(set) ", with: "").dropLast(name.count))_\(name): \(type)

    #if TRACING_OFF
    private var __\(name) = _NoSeam()
    #else
    private var __\(name) = _SeamState("\(state)")
    #endif
    """
}
