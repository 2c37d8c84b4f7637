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
    guard let file = fopen(path + "/" + name, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) {
    guard let file = fopen(path + "/" + name, "w") else { return }
    defer { fclose(file) }
    let bytes = Array(bytes)
    fwrite(bytes, 1, bytes.count, file)
  }

  /// Returns the permissions of a file or folder, such as 0o600.
  func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path + "/" + name)[.posixPermissions] as? Int
  }
}
