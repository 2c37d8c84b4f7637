import Testing
import TraceRecording
import Traces

/// Tests comparisons and casts of a reference that is a stand-in, as the fix-its of `@Role` spell them.
@Suite struct StandInTests {
  @Test(arguments: [true, false])
  func `compares the objects behind stand-ins, whether or not it is recorded`(_ isRecorded: Bool) {
    func compare() {
      let asked = AskedObject()
      let owner = AskingObject(asked)
      owner.asked = asked
      owner.expectAnswers()
    }
    if isRecorded { Recorder().recording(compare) } else { compare() }
  }
}

@Proxied protocol AskedProtocol: AnyObject {
  var number: Int { get }
  func take(_ row: some Equatable) -> Bool
}

func == (one: any AskedProtocol, other: any AskedProtocol) -> Bool { one as AnyObject === other }

final class AskedObject: AskedProtocol {
  let number = 1

  func take(_ row: some Equatable) -> Bool { row == row }
}

@Role("Asking", as: .presenter) final class AskingObject {
  weak var asked: AskedProtocol?
  private(set) var always: any AskedProtocol

  init(_ always: any AskedProtocol) { self.always = always }

  func expectAnswers() {
    #expect(_unwrap(asked as Any) as? AskedObject != nil)
    #expect(_unwrap(always as Any) is AskedObject)
    let isSame = (_unwrap(always as Any) as? any AskedProtocol ?? always) == AskedObject()
    #expect(!isSame)
    guard let asked else { return }
    #expect(
      (_unwrap(asked as Any) as? AskedProtocol ?? asked)
        == (_unwrap(always as Any) as? any AskedProtocol ?? always)
    )
    #expect(asked.take(1))
  }
}
