import Foundation
import Platform

/// A folder that is removed when the test ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/viperlab-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw CreationFailure(code: errno) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  struct CreationFailure: Error { let code: Int32 }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns the bytes of a file; nil where it cannot be read.
  func contents(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path + "/" + name).map { Array($0) }
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) {
    try? Data(bytes).write(to: URL(filePath: path + "/" + name))
  }

  /// Returns the permissions of a file or folder, such as 0o600.
  func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path + "/" + name)[.posixPermissions] as? Int
  }
}
