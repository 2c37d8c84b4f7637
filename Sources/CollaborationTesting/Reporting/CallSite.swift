/// Where an expectation stands in a test's source.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// The path of the file.
  let path: String

  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    path = "\(filePath)"
  }

  /// That of a file which is known only while running.
  init(path: String, line: UInt, column: UInt) {
    (fileID, filePath) = ("", "")
    self.line = line
    self.column = column
    self.path = path
  }

  /// Where it stands in its file.
  var position: CallPosition { CallPosition(line: Int(line), column: Int(column)) }
}
