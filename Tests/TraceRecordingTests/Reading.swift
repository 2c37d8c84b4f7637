import Testing
import TraceRecording

/// A text, and what reading it as a value of some type gives: the value, or why it is none.
struct Reading: CustomTestStringConvertible, @unchecked Sendable {
  let testDescription: String
  let expected: String
  let read: (ValueReader) throws(ValueError) -> String

  init<Value>(_ text: String, _ type: Value.Type, _ expected: String) {
    testDescription = "\(text) as \(type)"
    self.expected = expected
    read = { reader throws(ValueError) in "\(try reader.value(text, as: type))" }
  }

  /// Reads what a post office lends, and knows one participant.
  static var reader: ValueReader {
    let clerk = PostClerk()
    return ValueReader(lending: [Parcel(number: 7), Parcel(number: 8), PostError.lost]) {
      $0.lowercased() == "clerk" ? clerk : nil
    }
  }
}
