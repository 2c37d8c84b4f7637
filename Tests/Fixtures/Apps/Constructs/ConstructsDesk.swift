import FixtureKit
import TraceRecording

// Every construct of the table in the documentation of TraceRecording, each as a message.

protocol ConstructsNamed {
  var name: String { get }
}

enum ConstructsError: Error {
  case closed
}

struct ConstructsTicket: ~Copyable {
  let number = 7
}

@resultBuilder enum ConstructsList {
  static func buildBlock(_ rows: String...) -> [String] { rows }
}

class ConstructsFurniture {
  func clean() { journal.shows("swept") }
  func move() { journal.called(ConstructsDesk.self, #function) }
}

@Role("Desk", as: .store) class ConstructsDesk: ConstructsFurniture {
  var drawer = "pen"

  // MARK: What has a row

  func typed() throws(ConstructsError) { throw .closed }

  func waiting() async -> Int {
    await Task.yield()
    return 1
  }

  func same<Row: Equatable>(_ row: Row, as other: Row) -> Bool { row == other }
  func add(to count: inout Int) { count += 1 }
  func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
  func lazily(_ text: @autoclosure () -> String) { journal.shows(text()) }
  func describe(_ named: some ConstructsNamed) -> any ConstructsNamed { named }
  func opaque() -> some ConstructsNamed { ConstructsSign(name: "opaque") }
  override func clean() { super.clean() }
  func then(_ done: @escaping (Int) -> Void) { done(2) }
  func overloaded(_ number: Int) {}
  func overloaded(_ text: String) {}

  // MARK: What is told

  @Unseen func each(_ body: () throws -> Void) rethrows { try body() }
  @Unseen func take(_ text: consuming String) {}
  @Unseen func look(_ text: borrowing String) {}
  @Unseen func hand(_ text: sending String) {}
  @Unseen func tear(_ ticket: borrowing ConstructsTicket) {}
  @Unseen func pack<each Row>(_ row: repeat each Row) {}
  @Unseen func on(_ actor: isolated (any Actor)?) {}

  @Unseen @ConstructsList func rows() -> [String] {
    let _ = journal.called(ConstructsDesk.self, #function)
    "row"
  }

  @Unseen var height: Int {
    journal.called(ConstructsDesk.self, #function)
    return 70
  }

  @Unseen subscript(_ index: Int) -> Int {
    journal.called(ConstructsDesk.self, #function)
    return index
  }
}

/// A desk with a lid; it takes part as what it is a subclass of.
final class ConstructsLiddedDesk: ConstructsDesk {
  override func clean() {
    journal.shows("lid")
    super.clean()
  }
}

struct ConstructsSign: ConstructsNamed {
  let name: String
}
