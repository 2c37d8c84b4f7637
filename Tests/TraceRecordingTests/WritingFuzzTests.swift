import TestSupport
import Testing
import Traces

@testable import TraceRecording

/// Tests arbitrary texts as written values: each gives a value, or one clear error.
@Suite struct WritingFuzzTests {
  private static let pieces = [
    "[", "]", "(", ")", "{", "}", "\"", "\\", "\\\"", ", ", ",", " ", ": ", ":", ".", "_", "=",
    "success", "failure", "throws", "nil", "true", "1", "-", "9223372036854775808", "e", "0x",
    "slow", "lost", "clerk", "greet(", "weigh(", "isFragile: ", "take([", "post(1, at: ", "é",
    "\u{301}", "\u{200D}", "🇩🇪", "\n", "\u{1B}[2J", "\u{0}",
  ]

  private func text(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...12, using: &random))
      .map { _ in WritingFuzzTests.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  @Test(arguments: 0..<Effort.count(300)) func `reads any text as a value of any type`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let text = text(&random)
      let readings: [(ValueReader) throws(ValueError) -> Void] = [
        reading(text, Int.self), reading(text, Double.self), reading(text, Bool.self),
        reading(text, String.self), reading(text, [[Int?]].self), reading(text, Speed.self),
        reading(text, Parcel.self), reading(text, Stamp.self), reading(text, [Parcel].self),
        reading(text, Result<[String], any Error>.self),
        reading(text, (any PostCounterProtocol)?.self),
      ]
      for reading in readings {
        expectClear { () throws(ValueError) in try reading(ValueReader.postOffice) }
      }
    }
  }

  @Test(arguments: 0..<Effort.count(100)) func `reads any text as a message`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let post = PostConversation()
    for _ in 0..<20 {
      let text = text(&random)
      expectClear { () throws(ValueError) in try post.send(text) }
      expectClear { () throws(ValueError) in
        try post.recorder.checkStub(text, text, for: post.participant("Clerk"))
      }
    }
    #expect(post.recorder.playingFailures.isEmpty)
  }

  @Test(arguments: 0..<Effort.count(100)) func `reads what a trace shows as what it was`(seed: Int)
    throws
  {
    var random = SplitMix64(seed: seed)
    let texts = (0..<3).map { _ in text(&random) }
    let shown = ValueText().value(of: texts).detail
    #expect(try ValueReader.postOffice.value(shown) == texts)
    let numbers = (0..<9).map { _ in Double.random(in: -1e9...1e9, using: &random) }
    #expect(try ValueReader.postOffice.value(ValueText().value(of: numbers).detail) == numbers)
  }

  private func reading<Value>(
    _ text: String,
    _ type: Value.Type
  ) -> (ValueReader) throws(ValueError) -> Void {
    { reader throws(ValueError) in _ = try reader.value(text, as: type) }
  }

  private func expectClear(_ body: () throws(ValueError) -> Void) {
    do throws(ValueError) { try body() } catch {
      #expect(!error.description.isEmpty)
      #expect(
        error.description.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      )
    }
  }
}
