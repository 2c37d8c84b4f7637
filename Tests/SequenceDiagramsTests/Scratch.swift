@testable import SequenceDiagrams
import Testing
import Traces

@Suite struct Scratch {
  @Test func speed() {
    var s = Story.products
    while s.number < 100_000 {
      let a = s.row(.call, "View", "Presenter", .plain("fetchProducts()"), in: 1)
      let b = s.row(.call, "Presenter", "Interactor", Message("getProducts(_:)", "[2 ProductEntity]"), in: a)
      s.row(.return, "Interactor", "Presenter", .plain("x()"), in: b) { $0.value = Value("ProductEntity(id: 3)") }
    }
    let t = s.trace
    let d = Diagram(t)
    let clock = ContinuousClock()
    var x = StyledText()
    print("total", clock.measure { x = Diagram(t).drawn() })
    print("ladder init", clock.measure { _ = Ladder(d, DiagramOptions()) })
    print("numberWidth", clock.measure { _ = d.numberWidth })
    print("lanes", clock.measure { _ = Lanes(d, hiddenFrom: nil) })
    let lanes = Lanes(d, hiddenFrom: nil)
    print("lifelines", clock.measure { _ = Lifelines(t, lanes) })
    print("activation", clock.measure { var a = Activation(lanes); for e in t.events { _ = a.frame(of: e) } })
    print("visibility", clock.measure { var a = Visibility(d, hiddenFrom: nil); for e in t.events { _ = a.placement(of: e) } })
    print("arrows", clock.measure { for e in t.events { _ = Arrow(e, in: lanes) } })
    print("labels", clock.measure { for e in t.events { _ = LadderLabel(e, .signs(isASCII: false)) } })
    print("placements", clock.measure { for e in t.events { _ = LabelPlacement(LadderLabel(e, .signs(isASCII: false)), column: 40, indentation: 0, margin: 8, width: 80, ellipsis: "…") } })
    print("loop", clock.measure { var n = 0; for e in t.events { n += e.order } })
    print("place", clock.measure { for e in t.events { _ = lanes.place(of: e.sender) } })
    print("plain", clock.measure { _ = x.plain.utf8.count }, x.runs.count)
    print("append", clock.measure { var y = StyledText(); for r in x.runs { y.append(r.text, r.style) } })
  }
}
