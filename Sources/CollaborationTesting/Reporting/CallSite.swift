/// The file, line and column at which a test calls an expectation.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  let path: String

  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    path = "\(filePath)"
  }

  /// Creates the call site in a file whose path is known only at run time.
  init(path: String, line: UInt, column: UInt) {
    (fileID, filePath) = ("", "")
    self.line = line
    self.column = column
    self.path = path
  }

  var position: CallPosition { CallPosition(line: Int(line), column: Int(column)) }
}
