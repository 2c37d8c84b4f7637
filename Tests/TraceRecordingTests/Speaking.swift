import TraceRecording

protocol Speaking: AnyObject {
  func speak()
}

@Proxied protocol ListeningProtocol: AnyObject {
  func hear(_ words: String)
}

final class Neighbour: ListeningProtocol {
  func hear(_ words: String) {}
}

@Role("Speaker", as: .presenter) final class GenericSpeaker<Subject: Hashable>: Speaking {
  private let subject: Subject
  private(set) var listener: any ListeningProtocol

  init(subject: Subject, listener: any ListeningProtocol) {
    self.subject = subject
    self.listener = listener
  }

  func speak() { listener.hear("\(subject)") }
}

class NumberedBase {
  let number: Int

  init(number: Int) { self.number = number }
}

struct Town<Number> {
  enum House {
    @Role("Speaker", as: .presenter) final class Speaker: NumberedBase, Speaking {
      private weak var listener: ListeningProtocol?

      init(_ listener: ListeningProtocol) {
        self.listener = listener
        super.init(number: 3)
      }

      func speak() { listener?.hear("\(number)") }
    }
  }
}

@propertyWrapper struct Uppercased {
  var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }
  var projectedValue: Int { wrappedValue.count }
}

@Role("Speaker", as: .presenter) final class WrappedSpeaker: Speaking {
  @Uppercased private(set) var words = ""
  private weak var listener: ListeningProtocol?
  @Uppercased private var last = ""

  init(_ listener: ListeningProtocol) { self.listener = listener }

  func speak() {
    words = "rain"
    last = words
    if $last == 4 { listener?.hear(words) }
  }
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@Role("Speaker", as: .presenter) final class UnwrappedSpeaker: Speaking {
  var unwrapped: (any ListeningProtocol)!
  weak var weakly: ListeningProtocol!
  unowned var unowned: any ListeningProtocol
  unowned(unsafe) var unsafe: any ListeningProtocol

  init(unowned: any ListeningProtocol, unsafe: any ListeningProtocol) {
    self.unowned = unowned
    self.unsafe = unsafe
  }

  func speak() {
    unwrapped.hear("unwrapped")
    weakly.hear("weakly")
    unowned.hear("unowned")
    unsafe.hear("unsafe")
  }
}

@Role("Speaker", as: .presenter) final class AskingSpeaker: Speaking {
  @Seam var answer: ((Int) -> String?)?
  @Seam var check: (() -> Int?)?

  func speak() {
    _ = answer?(1)
    _ = answer?(2)
    _ = check?()
  }
}

@Proxied protocol 듣기Protocol: AnyObject {
  func 들어(_ 말: String, `in` 번: Int)
  func `default`() -> Int?
}

@Role("Listener", as: .view) final class 듣는이: 듣기Protocol {
  func 들어(_ 말: String, `in` 번: Int) {}
  func `default`() -> Int? { nil }
}

@Role("Speaker", as: .presenter) final class 말하는이: Speaking {
  var `default`: (any 듣기Protocol)?

  func speak() {
    `default`?.들어("비", in: 2)
    _ = self.default?.default()
  }
}
