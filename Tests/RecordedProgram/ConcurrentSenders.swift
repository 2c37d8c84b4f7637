import Foundation
import TraceRecording

protocol NumberReceiverProtocol: AnyObject, Sendable {
  func hear(_ word: Int, from speaker: AnyObject)
}

/// A receiver of messages that several threads share.
@Role(.interactor) final class NumberReceiver: NumberReceiverProtocol {
  func hear(_ word: Int, from speaker: AnyObject) {}
}

/// A sender of numbers to a hearer of its own and to the shared one; it reads the shared reference for each number.
@Role(.presenter) final class NumberSender: @unchecked Sendable {
  private let own = NumberReceiver()
  var shared: (any NumberReceiverProtocol)?

  init(_ shared: any NumberReceiverProtocol) { self.shared = shared }

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

/// A receiver of messages through a protocol that has doubles.
@Role(.store) final class Listener: ListenerProtocol {
  func hear(_ word: Int, from speaker: AnyObject) {}
}

/// A sender of numbers to a `Listener` of its own.
@Role(.coordinator) final class Speaker {
  private var listener: (any ListenerProtocol)? = Listener()

  func tell(_ words: Range<Int>) {
    for word in words {
      listener?.hear(2 * word, from: self)
      listener?.hear(2 * word + 1, from: self)
    }
  }
}

/// An actor that sends numbers to the shared hearer; each number is a message to the actor, too.
@Role(.router) actor Caller {
  private let shared: any NumberReceiverProtocol

  init(_ shared: any NumberReceiverProtocol) { self.shared = shared }

  func call(_ word: Int) {
    shared.hear(2 * word, from: self)
    shared.hear(2 * word + 1, from: self)
  }
}

/// Eight threads, six queues, operations, detached tasks and actors that send messages at the same time.
///
/// Each makes its own objects and sends `2 * length` numbers that no other sends; for the test see
/// `WholeProcessTests`.
struct ConcurrentSenders {
  private let shared = NumberReceiver()
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

  /// Sends the numbers with two objects, each of which is released at once.
  private func tell(_ number: Int) {
    let words = words(number)
    for part in [words.prefix(length / 2), words.suffix(length / 2)] {
      NumberSender(shared).tell(part)
    }
  }

  private func call(_ number: Int) async {
    let caller = Caller(shared)
    for word in words(number) { await caller.call(word) }
  }
}
