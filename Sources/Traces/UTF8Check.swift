extension ArraySlice<UInt8> {
  /// Where the first byte stands that is not UTF-8; nil when all of it is.
  var firstInvalidUTF8: Int? {
    if allSatisfy({ $0 < 0x80 }) { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = startIndex
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// The column, from 1, that people see at an offset: characters, not bytes.
  func column(of offset: Int) -> Int {
    String(decoding: self[startIndex..<Swift.min(offset, endIndex)], as: UTF8.self).count + 1
  }
}
