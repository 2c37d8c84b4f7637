import TestSupport
import Traces

/// Generates random traces with texts that are hard to spell.
struct RandomTraces {
  private var random: SplitMix64

  init(seed: Int) {
    random = SplitMix64(seed: seed)
  }

  /// Returns a trace with any values in any field, whether or not they can occur.
  mutating func anyTrace() -> Trace {
    let participants = (0..<4).map { _ in participant() }
    var trace = Trace()
    trace.lanes = many { $0.one(of: participants) }
    trace.events = many { $0.anyEvent(participants) }
    return trace
  }

  /// Returns a trace whose rows are numbered and caused by earlier rows, with any texts.
  mutating func orderlyTrace() -> Trace {
    let participants = (0..<5).map { _ in participant() } + [.user, Participant(.view)]
    var trace = Trace()
    trace.lanes = many { $0.one(of: participants) }
    var number = 0
    for order in 0..<random.next(upTo: 40) {
      var event = anyEvent(participants)
      event.order = order
      event.cause = number > 0 && chance(5, of: 6) ? cause(upTo: number) : nil
      event.number = nil
      if event.isRow, chance(9, of: 10) {
        number += 1
        event.number = number
      }
      trace.events.append(event)
    }
    return trace
  }

  /// Returns a random earlier row, in two of three cases one of the last three, so that rows nest.
  private mutating func cause(upTo number: Int) -> Int {
    chance(2, of: 3) ? max(1, number - random.next(upTo: 3)) : 1 + random.next(upTo: number)
  }

  private mutating func anyEvent(_ participants: [Participant]) -> Event {
    var event = Event(one(of: Event.Kind.allCases))
    event.order = integer()
    event.number = maybe { $0.integer() }
    event.sender = maybe { $0.one(of: participants) }
    event.receiver = maybe { $0.one(of: participants) }
    event.message = maybe { $0.message() }
    event.value = maybe { $0.value() }
    event.cause = maybe { $0.integer() }
    event.time = chance(1, of: 3) ? integer() : 0
    event.executor = chance(1, of: 3) ? text() : Event.mainExecutor
    event.location = maybe {
      CodeLocation(file: $0.text(), line: $0.integer(), function: $0.text())
    }
    event.seam = maybe { Seam($0.text(), $0.one(of: Seam.Strength.allCases), as: $0.text()) }
    event.loss = maybe { $0.one(of: Event.Loss.allCases) }
    event.isLate = chance(1, of: 3)
    event.delivery = maybe { $0.text() }
    event.candidates = many { $0.message().text }
    event.objects = many { $0.one(of: participants) }
    event.screen = maybe { $0.screen() }
    event.graph = maybe { $0.graph(participants) }
    event.text = chance(1, of: 3) ? text() : ""
    return event
  }

  private mutating func message() -> Message {
    Message(text(), maybe { $0.many { $0.argument() } })
  }

  private mutating func argument() -> Argument {
    Argument(label: maybe { $0.text() }, parameter: text(), value())
  }

  private mutating func value() -> Value {
    Value(text(), detail: maybe { $0.text() })
  }

  private mutating func screen() -> Screen {
    Screen(title: text(), back: maybe { $0.text() }, many { $0.screenLine() })
  }

  private mutating func screenLine() -> Screen.Line {
    switch random.next(upTo: 4) {
    case 0: .row(text(), text())
    case 1: .text(text())
    case 2: .button(text())
    default: .field(text(), text())
    }
  }

  private mutating func graph(_ participants: [Participant]) -> ObjectGraph {
    ObjectGraph(
      participants: many { $0.one(of: participants) },
      references: many { random in
        ObjectGraph.Reference(
          random.one(of: participants),
          random.text(),
          random.one(of: Seam.Strength.allCases),
          to: random.one(of: participants)
        )
      },
      unseen: many { ObjectGraph.StoredClosure($0.one(of: participants), $0.text()) }
    )
  }

  private mutating func participant() -> Participant {
    let standard = chance(1, of: 2) ? one(of: Role.standard) : nil
    let role = chance(1, of: 2) ? standard ?? .view : Role(text(), as: standard)
    return Participant(
      role,
      type: text(),
      module: chance(1, of: 2) ? text() : "",
      ordinal: chance(1, of: 2) ? integer() : 1
    )
  }

  private static let pieces = [
    "", " ", "  ", "\"", "\\", "\\\"", "#", "  #", ";", "\n", "\t", "\r\n", "\u{1B}[2J", "\u{7F}",
    "\u{85}", "\u{2028}", "\u{202E}", "\u{FEFF}", "->", " -> ", "-->", "-x", "`", "``", "^3", " ^1",
    " [nil]", "[gone]", "  (why)", "(", ")", "()", "(_:)", "{", "]", ",", ", ", ": ", " or ", " = ",
    ".", "..", ":", ":2", ":02", ":1", "=", "==", "...", "_", "*", "lanes", "nobody", "nil", "View",
    "presenter", "Detail.View", "at: 0", "fetchProducts()", "[2 ProductRow]", "120ms", "상품",
    "\u{1112}\u{1161}\u{11AB}", "\u{D55C}", "👩‍👩‍👧", "🇰🇷", "e\u{301}", "\u{301}", "\u{200B}", "0", "12",
  ]

  mutating func text() -> String {
    (0..<random.next(upTo: 5)).map { _ in one(of: RandomTraces.pieces) }.joined()
  }

  private mutating func integer() -> Int {
    chance(1, of: 10) ? one(of: [Int.min, -1, 0, Int.max]) : random.next(upTo: 300)
  }

  mutating func size(upTo limit: Int) -> Int { random.next(upTo: limit) }

  mutating func chance(_ count: Int, of all: Int) -> Bool { random.next(upTo: all) < count }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[random.next(upTo: elements.count)]
  }

  private mutating func maybe<Some>(_ make: (inout RandomTraces) -> Some) -> Some? {
    chance(1, of: 2) ? make(&self) : nil
  }

  private mutating func many<Some>(_ make: (inout RandomTraces) -> Some) -> [Some] {
    (0..<random.next(upTo: 4)).map { _ in make(&self) }
  }
}

extension SplitMix64 {
  /// Returns a number from 0 to one less than the limit.
  mutating func next(upTo limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
