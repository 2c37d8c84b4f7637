import Testing
import TraceRecording

/// A text with the expected result of reading it as a type: the value, or the error.
struct Reading: CustomTestStringConvertible, @unchecked Sendable {
  let testDescription: String
  let expected: String
  let read: (ValueReader) throws(ValueError) -> String

  init<Value>(_ text: String, _ type: Value.Type, _ expected: String) {
    testDescription = "\(text) as \(type)"
    self.expected = expected
    read = { reader throws(ValueError) in "\(try reader.value(text, as: type))" }
  }

  /// A reader with the lent values of a post office and one participant.
  static var reader: ValueReader {
    let clerk = PostClerk()
    return ValueReader(lending: [Parcel(number: 7), Parcel(number: 8), PostError.lost]) {
      $0.lowercased() == "clerk" ? clerk : nil
    }
  }
}
