import Foundation
import Platform

/// A request by HTTP/1.1 to a port of this machine, over a connection of its own.
struct LocalConnection {
  struct Failure: Error {
    let text: String
  }

  private let port: UInt16

  init(port: UInt16) { self.port = port }

  /// Sends a request and returns the body of the answer, which must state its length.
  func answer(to method: String, _ path: String, _ body: Data) throws -> Data {
    let descriptor = socket(AF_INET, LocalConnection.stream, 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      throw Failure(text: "port \(port): \(String(cString: strerror(errno)))")
    }
    let head = """
      \(method) /\(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    let request = Data(head.utf8) + body
    guard
      request.withUnsafeBytes({ send(descriptor, $0.baseAddress, $0.count, 0) }) == request.count
    else { throw Failure(text: "the request was not sent") }
    return try LocalConnection.body(from: descriptor)
  }

  private static func body(from descriptor: Int32) throws -> Data {
    var bytes = Data()
    var end: Data.Index?
    while end == nil, let piece = received(from: descriptor) {
      bytes += piece
      end = bytes.range(of: Data("\r\n\r\n".utf8))?.upperBound
    }
    let head = String(decoding: bytes.prefix(end ?? bytes.count), as: UTF8.self).lowercased()
    guard let end, let field = head.firstRange(of: "content-length:")?.upperBound,
      let count = Int(head[field...].drop { $0 == " " }.prefix { $0.isNumber })
    else { throw Failure(text: head) }
    while bytes.count < end + count, let piece = received(from: descriptor) { bytes += piece }
    return bytes[end...]
  }

  /// Waits for bytes and returns them; nil when the connection is closed.
  private static func received(from descriptor: Int32) -> Data? {
    var piece = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &piece, piece.count, 0)
    return count > 0 ? Data(piece[..<count]) : nil
  }

  #if os(Linux)
  private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
  private static let stream = SOCK_STREAM
  #endif
}
