import Testing

@testable import LineEditing

struct CompletionTests {
  private func effect(_ candidates: [String], after typed: String) -> Completion.Effect {
    Completion(replacing: typed.count, candidates: candidates).effect(after: typed)
  }

  @Test func `inserts the only candidate with a blank`() {
    #expect(effect(["open"], after: "op") == .insert("open "))
    #expect(effect(["open", "open"], after: "open") == .insert("open "))
  }

  @Test func `adds no second blank`() {
    let completion = Completion(replacing: 2, candidates: ["open"])
    #expect(completion.effect(after: "op", isBeforeBlank: true) == .insert("open"))
  }

  @Test func `inserts what all candidates have in common`() {
    #expect(effect(["lesson", "lessons"], after: "l") == .insert("lesson"))
    #expect(effect(["한국어", "한국인"], after: "한") == .insert("한국"))
    #expect(effect(["Products", "Profile"], after: "p") == .insert("Pro"))
  }

  @Test func `lists candidates when nothing more is certain`() {
    #expect(effect(["tap", "trace", "tap"], after: "t") == .list(["tap", "trace"]))
    #expect(effect(["a", "b"], after: "") == .list(["a", "b"]))
  }

  @Test func `does nothing without candidates`() {
    #expect(effect([], after: "x") == .none)
  }
}
