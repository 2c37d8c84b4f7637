import Foundation
import Testing
import Traces

@testable import TraceRecording

@Suite struct ValueTextTests {
  struct Case: CustomTestStringConvertible, @unchecked Sendable {
    let value: Any
    let summary: String
    let detail: String

    init(_ value: Any, _ summary: String, _ detail: String? = nil) {
      self.value = value
      self.summary = summary
      self.detail = detail ?? summary
    }

    var testDescription: String { summary }
  }

  struct Tree {
    let children: [Tree]
  }

  struct Price: CustomStringConvertible {
    let description = "$1\u{1B}[2J"
  }

  struct Named: TraceNaming {
    let traceName = "the one"
  }

  enum State {
    case idle
    case failed(FeedError)
    case loaded(count: Int, [String])
  }

  static let cases = [
    Case(IndexPath(indexes: [0, 1]), "[0, 1]"),
    Case(1, "1"), Case(1899.0, "1899.0"), Case(true, "true"), Case(UInt8(3), "3"),
    Case("a \"b\"\n\u{7}", #""a \"b\"\n\u{7}""#), Case(Character("x"), "\"x\""),
    Case(Optional<Int>.none as Any, "nil"), Case(Optional(2) as Any, "2"),
    Case(Optional(Optional("x")) as Any, "\"x\""), Case((1, "x"), "(1, \"x\")"),
    Case((at: 1, 2), "(at: 1, 2)"),
    Case([1, 2, 3], "[1, 2, 3]"), Case([1, 2, 3, 4], "[4 Int]", "[1, 2, 3, 4]"),
    Case(["a"], "[\"a\"]"), Case([Parcel](), "[0 Parcel]"), Case([String](), "[0 String]"),
    Case([Parcel(number: 1)], "[1 Parcel]", "[Parcel(number: 1)]"),
    Case(Parcel(number: 1), "Parcel(number: 1)"),
    Case([[1], []], "[2 [Int]]", "[[1], [0 Int]]"),
    Case([1: "b", 0: "a"], "[0: \"a\", 1: \"b\"]"), Case([Int: Int](), "[:]"),
    Case(
      ["a": 1, "b": 2, "c": 3, "d": 4],
      "[4 String: Int]",
      "[\"a\": 1, \"b\": 2, \"c\": 3, \"d\": 4]"
    ),
    Case(Set([3, 1, 2]), "[1, 2, 3]"), Case(State.idle, ".idle"),
    Case(State.failed(.offline), ".failed(.offline)"),
    Case(State.loaded(count: 2, ["a"]), ".loaded(count: 2, [\"a\"])"),
    Case(Result<Int, FeedError>.failure(.offline), ".failure(.offline)"),
    Case(Witness(), "Witness"), Case([Witness()], "[1 Witness]", "[Witness]"),
    Case(Price(), #"$1\u{1B}[2J"#),
    Case(Named(), "the one"), Case({ (x: Int) in x }, "{closure}"), Case(Parcel.self, "Parcel"),
    Case(AnyHashable(Parcel(number: 1).number), "1"),
    Case([AnyHashable("a"): Witness()], "[\"a\": Witness]"),
    Case([nil, 1] as [Int?], "[2 Int?]", "[nil, 1]"), Case((), "()"),
  ]

  @Test(arguments: cases) func `writes a value`(_ example: Case) {
    let value = ValueText().value(of: example.value)
    #expect(value.summary == example.summary)
    #expect(value.detail == example.detail)
  }

  @Test func `cuts a long text in the summary only, and a long list in the detail`() {
    let text = String(repeating: "x", count: 50)
    let (word, list) = (ValueText().value(of: text), ValueText().value(of: Array(1...101)))
    #expect(word.summary == "\"" + String(repeating: "x", count: 40) + "…\"")
    #expect(word.detail == "\"\(text)\"")
    #expect(list.summary == "[101 Int]")
    #expect(list.detail.hasSuffix("99, 100, …]"))
  }

  @Test func `does not follow deep and wide structures for ever`() {
    var (deep, wide) = (Tree(children: []), Tree(children: []))
    for _ in 1...50 { deep = Tree(children: [deep]) }
    for _ in 1...5 { wide = Tree(children: Array(repeating: wide, count: 99)) }
    #expect(ValueText().value(of: deep).detail.count < 200)
    #expect(ValueText().value(of: deep).detail.contains("…"))
    #expect(ValueText().value(of: wide).detail.count < 200_000)
  }

  @Test func `calls an object by its name in the trace`() {
    #expect(ValueText { _ in "Detail.View" }.value(of: Witness()).summary == "Detail.View")
  }
}
