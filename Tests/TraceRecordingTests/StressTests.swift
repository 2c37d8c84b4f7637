import Testing
import TraceRecording
import Traces

/// Tests eight threads that send messages to one recorder while it is read.
@Suite struct StressTests {
  @Test(arguments: Talk.Objects.allCases)
  func `keeps every message once, in the order of its thread, with its cause`(
    _ objects: Talk.Objects
  ) {
    let talk = Talk(objects)
    let calls = talk.calls
    for thread in Talk.threads {
      let said = calls[talk.action(of: thread), default: []].map(\.word)
      #expect(said == Talk.words(of: thread).map { $0 })
    }
    #expect(calls.values.joined().count == 2 * Talk.threads.count * Talk.length)
    let answers = calls.values.joined().filter { $0.message?.name == "answer(_:)" }
    let astray = answers.filter { answer in
      let noted = calls[answer.number, default: []]
      return noted.map(\.word) != [answer.word] || noted.map(\.sender) != [answer.receiver]
    }
    #expect(answers.count == Talk.threads.count * Talk.length)
    #expect(astray.isEmpty)
  }

  @Test(arguments: Talk.Objects.allCases)
  func `records the result of every call`(_ objects: Talk.Objects) throws {
    let talk = Talk(objects)
    var open = Dictionary(grouping: talk.calls.values.joined(), by: \.number)
    for answer in talk.trace.events where answer.kind == .return {
      let call = try #require(open.removeValue(forKey: answer.cause)?.first)
      #expect(call.order < answer.order)
      #expect(call.sender == answer.receiver && call.receiver == answer.sender)
      #expect(call.answer == answer.value?.summary)
    }
    #expect(open.isEmpty)
  }

  @Test(arguments: Talk.Objects.allCases)
  func `shows a prefix of the trace to concurrent readers`(_ objects: Talk.Objects) {
    let talk = Talk(objects)
    for reading in talk.readings {
      #expect(talk.trace.events.starts(with: reading.events))
    }
  }
}
