import SequenceDiagrams
import Testing
import Traces

@Suite struct LabelFormsTests {
  static let shortened: [(String, [String])] = [
    (
      #"showProduct(row: ProductRow(id: 1, name: "iPhone"), at: 0)"#,
      ["showProduct(row: ProductRow, at: 0)", "showProduct(…)"]
    ),
    ("Detail.show(row: Row(id: 1), at: 0)", ["Detail.show(row: Row, at: 0)", "Detail.show(…)"]),
    // The argument label that names an event is kept.
    (
      "interactor(didFetchProducts: [2 ProductEntity], from: Store(id: 1))",
      [
        "interactor(didFetchProducts: [2 ProductEntity], from: Store)",
        "interactor(didFetchProducts: …)", "interactor(…)",
      ]
    ),
    (
      #"save("a, b) \" c(", [Row(id: 1), Row(id: 2)], Row(name: "((", tag: 1))"#,
      [#"save("a, b) \" c(", [Row(id: 1), Row(id: 2)], Row)"#, "save(…)"]
    ),
    ("rows = [ProductRow(id: 1), ProductRow(id: 2)]", ["rows = …"]),
    (
      #"상품표시(상품: 상품행(이름: "김치찌개"), 위치: 0)"#,
      ["상품표시(상품: 상품행, 위치: 0)", "상품표시(…)"]
    ),
  ]

  @Test(arguments: shortened) func `leaves out the insides of values, then all arguments`(
    text: String,
    shorter: [String]
  ) {
    #expect(forms(text) == [text] + shorter)
  }

  @Test(arguments: [
    "open the list of all products there are", "showError(_:andSomething:)", "a)b((((((((((((((((",
  ])
  func `keeps labels without values whole`(text: String) {
    #expect(forms(text, widths: 60...200) == [text])
  }

  @Test func `leaves out the inside of an answer`() {
    #expect(
      forms(#"ProductRow(id: 1, name: "iPhone 16 Pro", price: 1899.0)"#, isAnswer: true) == [
        #"ProductRow(id: 1, name: "iPhone 16 Pro", price: 1899.0)"#, "ProductRow",
      ]
    )
  }

  @Test func `uses three dots in ASCII`() {
    #expect(forms("rows = [ProductRow(id: 1)]", isASCII: true).last == "rows = ...")
  }

  /// Returns the distinct forms of a label in a ladder, from wide to narrow.
  private func forms(
    _ text: String,
    isAnswer: Bool = false,
    isASCII: Bool = false,
    widths: ClosedRange<Int> = 36...200
  ) -> [String] {
    var story = Story()
    story.row(isAnswer ? .return : .call, "A", "B", isAnswer ? nil : Message(text: text)) {
      if isAnswer { $0.value = Value(text) }
    }
    var forms: [String] = []
    for width in widths.reversed() {
      let drawing = story.trace.drawn(as: .ladder, DiagramOptions(width: width, isASCII: isASCII))
      let form =
        drawing.split(separator: "\n").dropFirst().joined(separator: " ")
        .split(separator: isASCII ? "|" : "┊").last?.drop { $0 == " " } ?? ""
      if !forms.contains(String(form)) { forms.append(String(form)) }
    }
    return forms
  }
}
