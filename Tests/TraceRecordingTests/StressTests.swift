import Dispatch
import Testing
import TraceRecording
import Traces

/// Tests eight threads that send messages to one recorder while it is read.
@Suite struct StressTests {
  @Test(arguments: Talk.Objects.allCases)
  func `keeps each message once, in its thread's order, with its cause`(_ objects: Talk.Objects) {
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

/// Eight threads that send messages to one recorder at the same time, and read it meanwhile.
struct Talk {
  /// Whether each thread has objects of its own, or all share the same.
  enum Objects: CaseIterable {
    case own, shared
  }

  let readings: [Trace]
  let trace: Trace

  static let threads = 0..<8
  static let length = 100

  static func words(of thread: Int) -> Range<Int> {
    (thread * 1_000)..<(thread * 1_000 + length)
  }

  init(_ objects: Objects) {
    let recorder = Recorder()
    let speakers = recorder.recording {
      let first = Speaker()
      return Talk.threads.map { objects == .own && $0 > 0 ? Speaker() : first }
    }
    let readers = Talk.threads.map { _ in Reader(recorder) }
    Talk.atOnce { thread in
      recorder.act("thread \(thread)") {
        speakers[thread].say(Talk.words(of: thread), reader: readers[thread])
      }
    }
    readings = readers.flatMap(\.traces)
    trace = recorder.trace()
  }

  /// Runs `body` on every thread, and waits for all.
  static func atOnce(_ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for thread in threads {
      DispatchQueue(label: "thread \(thread)").async(group: group) { body(thread) }
    }
    group.wait()
  }
}

extension Talk {
  var calls: [Int?: [Event]] {
    Dictionary(grouping: trace.events.filter { $0.kind == .call }, by: \.cause)
  }

  func action(of thread: Int) -> Int? {
    trace.rows.first { $0.kind == .action && $0.message?.name == "thread \(thread)" }?.number
  }
}

extension Event {
  var word: Int? { (message?.arguments?.first?.value.summary).flatMap { Int($0) } }

  /// The expected result of a call; nil for a call without one.
  var answer: String? {
    message?.name == "answer(_:)" ? word.map { "\($0 + 1)" } : nil
  }
}

/// The traces that one thread reads while the others send messages.
final class Reader: @unchecked Sendable {
  private let recorder: Recorder
  private(set) var traces: [Trace] = []

  init(_ recorder: Recorder) { self.recorder = recorder }

  func read() { traces.append(recorder.trace()) }
}

// MARK: - Speakers

@Proxied protocol ListenerProtocol: AnyObject {
  func answer(_ word: Int) -> Int
}

@Proxied protocol ClerkProtocol: AnyObject {
  func note(_ word: Int)
}

/// Sends numbers, checks the answers, and reads the trace now and then.
@Role(.presenter) final class Speaker: @unchecked Sendable {
  private var listener: (any ListenerProtocol)? = Listener()

  func say(_ words: Range<Int>, reader: Reader) {
    for word in words {
      precondition(listener?.answer(word) == word + 1)
      if word.isMultiple(of: 25) { reader.read() }
    }
  }
}

/// Sends every number to a clerk before it answers.
@Role(.interactor) final class Listener: ListenerProtocol {
  private var clerk: (any ClerkProtocol)? = Clerk()

  func answer(_ word: Int) -> Int {
    clerk?.note(word)
    return word + 1
  }
}

@Role(.router) final class Clerk: ClerkProtocol {
  func note(_ word: Int) {}
}
