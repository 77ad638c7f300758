// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.30;

/// The part of ERC-20 that a deposit needs. `Token.json` is this, compiled by solc 0.8.30 for Cancun, optimised (200 runs).
contract Token {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Noise(uint256 value);

    mapping(address => uint256) public balanceOf;

    constructor() {
        balanceOf[msg.sender] = 1e15;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(to, value);
        return true;
    }

    /// What exchanges do: several payments in one transaction, with logs of another kind between them.
    function transferAll(address[] calldata to, uint256 value) external {
        for (uint256 i = 0; i < to.length; i++) {
            emit Noise(i);
            move(to[i], value);
        }
    }

    function move(address to, uint256 value) private {
        require(balanceOf[msg.sender] >= value, "balance");
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
    }
}
