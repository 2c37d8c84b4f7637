import Foundation
import TraceRecording

protocol HearerProtocol: AnyObject, Sendable {
  func hear(_ word: Int, from speaker: AnyObject)
}

/// Hears what is said to it by whomever.
@Role(.interactor) final class Hearer: HearerProtocol {
  func hear(_ word: Int, from speaker: AnyObject) {}
}

/// Says numbers to a hearer of its own and to one that all share, which it reads at each word.
@Role(.presenter) final class Teller: @unchecked Sendable {
  private let own = Hearer()
  var shared: (any HearerProtocol)?

  init(_ shared: any HearerProtocol) { self.shared = shared }

  func tell(_ words: Range<Int>) {
    for word in words {
      own.hear(2 * word, from: self)
      shared?.hear(2 * word + 1, from: self)
    }
  }
}

@Doubled protocol ListenerProtocol: AnyObject {
  func hear(_ word: Int, from speaker: AnyObject)
}

/// Hears through a protocol that has doubles.
@Role(.store) final class Listener: ListenerProtocol {
  func hear(_ word: Int, from speaker: AnyObject) {}
}

/// The same to a listener of its own.
@Role(.coordinator) final class Speaker {
  private var listener: (any ListenerProtocol)? = Listener()

  func tell(_ words: Range<Int>) {
    for word in words {
      listener?.hear(2 * word, from: self)
      listener?.hear(2 * word + 1, from: self)
    }
  }
}

/// The same as an actor, which says each word in a message of its own.
@Role(.router) actor Caller {
  private let shared: any HearerProtocol

  init(_ shared: any HearerProtocol) { self.shared = shared }

  func call(_ word: Int) {
    shared.hear(2 * word, from: self)
    shared.hear(2 * word + 1, from: self)
  }
}

/// Eight threads, six queues, operations, detached tasks and actors, which all speak at once.
///
/// Each makes its objects where it runs. Each of them says `2 * length` numbers, which nobody else
/// says; for the test see `WholeProcessTests`.
struct Crowd {
  private let shared = Hearer()
  private let length = 50

  func talk() async {
    let group = DispatchGroup()
    for number in 0..<8 {
      group.enter()
      Thread.detachNewThread {
        tell(number)
        group.leave()
      }
    }
    for number in 20..<22 {
      DispatchQueue.global().async(group: group) { Speaker().tell(words(number)) }
    }
    for number in 8..<12 {
      DispatchQueue(label: "queue \(number)").async(group: group) { tell(number) }
    }
    let operations = OperationQueue()
    for number in 12..<14 { operations.addOperation { tell(number) } }
    await withTaskGroup(of: Void.self) { tasks in
      for number in 14..<18 { tasks.addTask { await Task.detached { tell(number) }.value } }
      for number in 18..<20 { tasks.addTask { await call(number) } }
    }
    await withCheckedContinuation { ended in
      group.notify(queue: .global()) {
        operations.waitUntilAllOperationsAreFinished()
        ended.resume()
      }
    }
  }

  private func words(_ number: Int) -> Range<Int> { number * length..<(number + 1) * length }

  /// Half of the words are said by one that goes at once.
  private func tell(_ number: Int) {
    let words = words(number)
    for part in [words.prefix(length / 2), words.suffix(length / 2)] { Teller(shared).tell(part) }
  }

  private func call(_ number: Int) async {
    let caller = Caller(shared)
    for word in words(number) { await caller.call(word) }
  }
}
