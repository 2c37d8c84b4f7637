import Testing

@testable import TraceRecording

/// Tests values as people write them.
@Suite struct ValueReaderTests {
  private static let types: [Any.Type] = [
    Int.self, Double.self, Bool.self, String.self, Void.self, Any.self, Int?.self, String?.self,
    [Int].self, [Int?].self, [[Int]].self, [String].self, Result<Int, PostError>.self,
    Result<Void, PostError>.self, Result<Int, any Error>.self, Result<Int, TornError>.self,
    Result<Int, StampError>.self, Speed.self, Parcel.self, Stamp.self, Grams.self, PostClerk.self,
    PostDepot.self, (any PostCounterProtocol).self, (any PostCounterProtocol)?.self,
  ]

  /// Returns the description of the value that a text has as one of `types`.
  private func read(_ text: String, as name: String) throws -> String {
    func read<Value>(_ type: Value.Type) throws(ValueError) -> String {
      "\(try ValueReader.postOffice.value(text, as: type))"
    }
    let type = try #require(Self.types.first { typeName($0) == name })
    return try read(type)
  }

  @Test(arguments: try Cases.triples("texts that are values"))
  func `reads`(_ text: String, _ type: String, _ value: String) throws {
    #expect(try read(text, as: type) == value)
  }

  @Test(arguments: try Cases.triples("texts that are no values"))
  func `says why a text is no value, and what to write`(
    _ text: String,
    _ type: String,
    _ error: String
  ) {
    #expect { try read(text, as: type) } throws: { "\($0)" == error }
  }

  @Test func `has placeholders for types with a default`() {
    let reader = ValueReader.postOffice
    #expect(reader.placeholder(Int.self) == 0)
    #expect(reader.placeholder(Double.self) == 0)
    #expect(reader.placeholder(Bool.self) == false)
    #expect(reader.placeholder(String.self) == "")
    #expect(reader.placeholder([Stamp].self)?.isEmpty == true)
    #expect(reader.placeholder(Parcel?.self) == .some(nil))
    #expect(reader.placeholder(Parcel.self) == Parcel(number: 7))
    #expect(reader.placeholder(Speed.self) == .slow)
    #expect(reader.placeholder(Result<Int, PostError>.self) == .success(0))
    #expect(reader.placeholder(Void.self) != nil)
    #expect(reader.placeholder(Stamp.self) == nil)
    #expect(reader.placeholder(Result<Stamp, PostError>.self) == nil)
    #expect(reader.placeholder(Grams.self) == nil)
  }
}

/// A type of a team's own whose values can be written.
private struct Grams: WritableValue, CustomStringConvertible {
  let number: Int
  var description: String { "Grams(\(number))" }

  static func read(_ text: String, by reader: ValueReader) throws(ValueError) -> Grams {
    Grams(number: try reader.value(text))
  }
}

enum TornError: Error, CaseIterable { case torn, wet }
private struct StampError: Error {}

extension ValueReader {
  /// A reader with the lent values of a post office and one participant.
  static var postOffice: ValueReader {
    let clerk = PostClerk()
    return ValueReader(lending: [Parcel(number: 7), Parcel(number: 8), PostError.lost]) {
      $0.lowercased() == "clerk" ? clerk : nil
    }
  }
}
