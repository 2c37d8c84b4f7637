import TraceRecording
import Traces

// A module for faults.

@Proxied protocol FragileProtocol: AnyObject {
  func say(_ word: String)
  func ask(_ word: String) -> String
  func add(_ number: inout Int)
  func run(_ body: () -> Void)
  func risk(_ word: String) throws -> String
  func dare(_ word: String) throws(FeedError)
  func wait() async
}

/// A View that keeps the messages it receives.
@Role("Listener", as: .view) final class FragileListener: FragileProtocol {
  private(set) var heard: [String] = []

  func say(_ word: String) { heard.append(word) }
  func add(_ number: inout Int) { number += 1 }
  func run(_ body: () -> Void) { body() }
  func dare(_ word: String) throws(FeedError) { heard.append(word) }
  func wait() async { heard.append("waited") }

  func ask(_ word: String) -> String {
    heard.append(word)
    return word + "!"
  }

  func risk(_ word: String) throws -> String { ask(word) }
}

@Role("Speaker", as: .presenter) final class FragileSpeaker {
  var strong: FragileProtocol?
  weak var weak: FragileProtocol?
  private(set) var always: any FragileProtocol

  init(_ always: any FragileProtocol, weak: FragileProtocol? = nil) {
    self.weak = weak
    self.always = always
  }

  func say(_ words: String...) {
    for word in words { always.say(word) }
  }

  func speak() { strong?.say("strong") }
  func whisper() { weak?.say("weak") }
}

/// A scheduler that keeps work in order until `run()` is called.
final class HandScheduler: Scheduler {
  private(set) var waiting: [(milliseconds: Int, executor: String, body: () -> Void)] = []

  func schedule(after milliseconds: Int, on executor: String, _ body: @escaping () -> Void) {
    waiting.append((milliseconds, executor, body))
  }

  func run() {
    while !waiting.isEmpty { waiting.removeFirst().body() }
  }
}
